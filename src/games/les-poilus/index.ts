/** What the site and the rulebook may know of Les Poilus: its rules by id, its names. */

import * as m from '#messages';
import type { GameFacts } from '../game.ts';
import { CHAPTERS, RULES, TEXT_ONLY } from './data/rules.ts';
import { RULINGS } from './data/rulings.ts';
import { GAME } from './data/set-up.ts';

const GAME_ID = 'les-poilus';

export const facts: GameFacts = {
  id: GAME_ID,
  shelf: 3,
  name: m.poilus_name,
  tagline: m.poilus_tagline,
  lead: m.poilus_front_lead,
  credit: m.poilus_credit,
  makers: { designers: ['Fabien Riffaud', 'Juan Rodriguez'], publishers: ['Sweet Games', 'CMON'] },
  printing: m.poilus_printing,
  players: [GAME.leastPlayers, GAME.mostPlayers],
  length: m.poilus_length,
  rooms: ['rules', 'table', 'practice', 'scenarios'],
  chapters: CHAPTERS,
  firstReading: [
    { chapter: 'learn' },
    { chapter: 'idea' },
    { chapter: 'set-up' },
    { chapter: 'mission' },
    { chapter: 'actions' },
    { chapter: 'threats' },
    { chapter: 'mission-end' },
  ],
  rules: RULES,
  textOnly: TEXT_ONLY,
  rulings: RULINGS,
  linkLabel: 'les-poilus ',
  papers: [{ sheet: 'aid', name: m.paper_aid, lead: m.poilus_paper_aid_lead }],
  things: async () => (await import('./book/things.ts')).THINGS,
};
