/** What the site and the rulebook may know of RESIST!: its facts, its rules by id, its names. */

import * as m from '#messages';
import type { GameFacts } from '../game.ts';
import { CHAPTERS, RULES, RULINGS, TEXT_ONLY } from './data/index.ts';

export * from './data/index.ts';
export * from './i18n/effects.ts';
export * from './i18n/names.ts';

export const GAME_ID = 'resist';

export const facts: GameFacts = {
  id: GAME_ID,
  shelf: 2,
  name: m.resist_name,
  tagline: m.resist_tagline,
  lead: m.resist_front_lead,
  credit: m.resist_credit,
  makers: {
    designers: ['Trevor Benjamin', 'Roger Tankersley', 'David Thompson'],
    publishers: ['Salt & Pepper Games'],
  },
  printing: m.resist_printing,
  players: [1, 1],
  length: m.resist_length,
  rooms: ['rules', 'table', 'practice', 'scenarios'],
  chapters: CHAPTERS,
  firstReading: [
    { chapter: 'learn' },
    { chapter: 'idea' },
    { chapter: 'set-up' },
    { chapter: 'round' },
    { chapter: 'worked-round' },
  ],
  rules: RULES,
  textOnly: TEXT_ONLY,
  rulings: RULINGS,
  linkLabel: 'resist ',
  papers: [{ sheet: 'aid', name: m.paper_aid, lead: m.resist_paper_aid_lead }],
  things: async () => (await import('./book/things.ts')).THINGS,
};
