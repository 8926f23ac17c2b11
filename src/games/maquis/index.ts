/** What the site and the rulebook may know of Maquis: its facts, its rules by id, its names. */

import * as m from '#messages';
import type { GameFacts } from '../game.ts';
import { PRINTINGS } from './book/printings.ts';
import { BOXED_RULINGS, CHAPTERS, RULES, RULINGS, TEXT_ONLY } from './data/index.ts';

export * from './data/index.ts';
export * from './i18n/names.ts';
export * from './measurements/index.ts';

export const GAME_ID = 'maquis';

export const facts: GameFacts = {
  id: GAME_ID,
  shelf: 1,
  name: m.maquis_name,
  tagline: m.maquis_tagline,
  lead: m.maquis_front_lead,
  credit: m.maquis_credit,
  makers: { designers: ['Jake Staines'], publishers: ['Side Room Games'] },
  printing: m.maquis_printing,
  players: [1, 1],
  length: m.maquis_length,
  rooms: ['rules', 'table', 'practice', 'scenarios'],
  chapters: CHAPTERS,
  firstReading: [
    { chapter: 'learn' },
    { chapter: 'idea' },
    { chapter: 'set-up' },
    { chapter: 'turn' },
    { chapter: 'reference', anchor: 'table-places', name: m.ref_places },
    { chapter: 'goals' },
  ],
  rules: RULES,
  textOnly: TEXT_ONLY,
  rulings: [...RULINGS, ...BOXED_RULINGS].map(({ of, ...ruling }) => ({
    ...ruling,
    ...(of ? { printing: PRINTINGS[of] } : {}),
  })),
  linkLabel: '',
  papers: [
    { sheet: 'kit', name: m.maquis_kit_title, lead: m.maquis_kit_lead },
    { sheet: 'aid', name: m.paper_aid, lead: m.maquis_paper_aid_lead },
    { sheet: 'cards', name: m.maquis_paper_cards, lead: m.maquis_paper_cards_lead },
  ],
  offlineParts: { boxed: m.maquis_offline_boxed },
  things: async () => (await import('./book/things.ts')).THINGS,
  rulingLinks: async () => (await import('./book/ruling-links.ts')).rulingLinks(),
};
