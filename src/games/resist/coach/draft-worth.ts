import { MAQUIS, type MaquisId } from '../data/index.ts';

/**
 * What it is worth to have somebody in the Hidden deck and not among the Recruits: the mean of 60,000
 * drafts by a coin judged after one round and 30,000 after two. Only the order counts, as the scale
 * is that of the ends (`ends.ts`) when it was measured; standard error 0.001. The command `people`
 * measures it again.
 */
const WORTH: Readonly<Record<MaquisId, number>> = {
  abel: 0.011,
  adela: 0.054,
  adolfo: -0.012,
  anastasio: 0.017,
  antonio: 0.024,
  benigno: -0.061,
  carlos: -0.007,
  celia: 0.021,
  consuelo: 0.024,
  domingo: -0.024,
  emilio: -0.022,
  jacinto: 0.005,
  juana: -0.004,
  manuel: -0.058,
  manuela: 0.024,
  marcelino: 0.01,
  nicolas: 0.026,
  paquita: -0.057,
  pilar: -0.097,
  ramona: 0.047,
  ricardo: 0.045,
  roberto: 0,
  sagrario: 0.025,
  soledad: 0.012,
};

/** By the number of the Maquis. */
export const DRAFT_WORTH = Float64Array.from(MAQUIS, ({ id }) => WORTH[id]);
