/** What the site and the rulebook may know of Set Europe Ablaze: its rules by id, its names. */

import * as m from '#messages';
import type { GameFacts } from '../game.ts';
import { CHAPTERS, RULES, TEXT_ONLY } from './data/rules.ts';
import { RULINGS } from './data/rulings.ts';

export const GAME_ID = 'set-europe-ablaze';

export const facts: GameFacts = {
  id: GAME_ID,
  shelf: 4,
  name: m.ablaze_name,
  tagline: m.ablaze_tagline,
  lead: m.ablaze_front_lead,
  credit: m.ablaze_credit,
  makers: { designers: ['John Prados'], publishers: ['Against the Odds'] },
  printing: m.ablaze_printing,
  players: [2, 2],
  length: m.ablaze_length,
  rooms: ['rules', 'table'],
  chapters: CHAPTERS,
  firstReading: [
    { chapter: 'learn' },
    { chapter: 'idea' },
    { chapter: 'set-up' },
    { chapter: 'turn' },
    { chapter: 'actions' },
    { chapter: 'examples' },
  ],
  rules: RULES,
  textOnly: TEXT_ONLY,
  rulings: RULINGS,
  papers: [{ sheet: 'aid', name: m.paper_aid, lead: m.ablaze_paper_aid_lead }],
};
