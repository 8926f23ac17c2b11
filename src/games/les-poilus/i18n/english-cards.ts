import * as m from '#messages';
import { PRINTED_NAMES } from '../data/printed-names.ts';
import { HARDSHIP_NAMES, nameHardshipsBy } from './names.ts';

/** From now on hardships are called as on the cards of the English edition. */
export const nameAsOnEnglishCards = (): void =>
  nameHardshipsBy((id) => {
    const { english } = PRINTED_NAMES[id];
    return m.poilus_card_as_printed({ card: HARDSHIP_NAMES[id](), english });
  });
