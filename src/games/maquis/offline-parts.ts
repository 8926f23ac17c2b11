import type { OfflinePart } from '../game.ts';
import type { EditionId } from './data/index.ts';
import { EDITION_KEY } from './edition-key.ts';

/** The editions that the coach learned last; his network for them is as large as a third of the game. */
const BOXED: readonly EditionId[] = ['box-2019', 'second-edition'];

/** What of Maquis is brought to a device only when it is chosen. */
export const OFFLINE_PARTS: readonly OfflinePart[] = [
  {
    part: 'boxed',
    scripts: ['boxed-coach.worker'],
    choice: { key: EDITION_KEY, texts: BOXED },
  },
];
