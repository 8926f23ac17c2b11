import * as m from '#messages';
import type { EditionId } from '../data/index.ts';
import { EDITION_NAMES } from '../i18n/names.ts';

/** A printing, or several that agree, as notes and answers name them inside a sentence. */
interface Printing {
  /** The editions somebody can say they own to which this applies. */
  readonly ids: readonly EditionId[];
  readonly name: () => string;
}

/**
 * The redesign is the print-and-play game with other signs: who plays with its sheets plays by the
 * rules of print-and-play 1.1.
 */
export const PRINTINGS = {
  redesign: { ids: ['pnp-1.1'], name: m.edition_redesign },
  'pnp-1.1': { ids: ['pnp-1.1'], name: EDITION_NAMES['pnp-1.1'] },
  box: { ids: ['box-2019', 'second-edition'], name: m.edition_box },
  'box-2019': { ids: ['box-2019'], name: m.edition_first },
  'before-second': { ids: ['pnp-1.1', 'box-2019'], name: m.edition_before_second },
  'second-edition': { ids: ['second-edition'], name: m.edition_second },
} as const satisfies Readonly<Record<string, Printing>>;
