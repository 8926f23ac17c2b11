import { bitOf, bitsWhere } from '#shared/bit-set.ts';
import { seedRandom } from '#shared/random.ts';
import {
  CIVILIANS,
  ENEMY_KINDS,
  ENEMY_TYPES,
  GAME,
  MISSIONS,
  type Reading,
  type Split,
} from '../data/index.ts';
import { ALL_MAQUIS, GARRISON } from './cards.ts';
import { drawCards } from './drawing.ts';
import { addKind, dealDown, poolOf } from './enemy-deck.ts';
import type { EventLog } from './event.ts';
import { MISSION_BASE } from './move.ts';
import { maquisId, missionIdAt } from './names.ts';
import {
  ASK,
  blankDraft,
  CIVILIANS_LEFT,
  DRAFTED,
  ENEMY_NUMBER,
  ENEMY_REST,
  LENIENT,
  MISSIONS_LEFT,
  MISSIONS_UNSEEN,
  MOMENT,
  type MutablePosition,
  NO_MISSION,
  PAIR,
  PHASE,
  type Position,
  QUESTION,
  RANDOM,
  RECRUIT_MAYBE,
  RECRUIT_REST,
  REST,
  REST_MAYBE,
  REST_SPIES,
  ROW,
  rowPlaceOf,
  SUPPLY,
} from './position.ts';

/** What is decided before the first card. */
export interface GameSetUp {
  readonly split: Split;
  readonly reading: Reading;
  /** Any text; the same seed brings the same chance to the same choices. */
  readonly seed?: string;
}

/** The game before its first Mission, or before the first pair of its draft. */
export function newGame({ split, reading, seed = '' }: GameSetUp): Position {
  const draft = blankDraft();
  draft[PHASE] = MOMENT.setup;
  draft[DRAFTED] = split === 'draft' ? 1 : 0;
  draft[LENIENT] = reading === 'lenient' ? 1 : 0;
  draft[REST_SPIES] = GAME.spiesInTheDeck;
  draft[REST] = GAME.spiesInTheDeck;
  draft[SUPPLY] = GAME.spySupply;
  draft[MISSIONS_LEFT] = GAME.missionDeck;
  draft[MISSIONS_UNSEEN] = bitOf(MISSIONS.length) - 1;
  draft[ENEMY_NUMBER] = 1;
  draft[ENEMY_REST] = ENEMY_TYPES.reduce((sum, { defenses }) => sum + defenses.length, 0);
  for (const [kind, { copies }] of ENEMY_KINDS.entries()) {
    for (let n = 0; n < copies; n++) addKind(draft, poolOf(1), kind);
  }
  for (const number of CIVILIANS) draft[CIVILIANS_LEFT + number]++;
  if (split === 'draft') draft[ASK] = QUESTION.pair;
  else {
    draft[REST] += GAME.maquisInADeck;
    draft[RECRUIT_REST] = GAME.maquisInADeck;
    draft[REST_MAYBE] = ALL_MAQUIS;
    draft[RECRUIT_MAYBE] = ALL_MAQUIS;
    draft[ASK] = QUESTION.mission;
  }
  seedRandom(draft, RANDOM, seed);
  return draft;
}

/** resist.setup-draft: two are shown. */
function showPair(draft: MutablePosition, one: number, _: EventLog, two: number): void {
  draft[PAIR] = one;
  draft[PAIR + 1] = two;
  draft[ASK] = QUESTION.draft;
}

/** One goes to the Hidden deck, the other to the Recruit deck. */
function draftOne(draft: MutablePosition, chosen: number, log: EventLog): void {
  const other = draft[PAIR] === chosen ? draft[PAIR + 1] : draft[PAIR];
  draft[REST_MAYBE] |= bitOf(chosen);
  draft[REST]++;
  draft[RECRUIT_MAYBE] |= bitOf(other);
  draft[RECRUIT_REST]++;
  draft[ASK] = draft[RECRUIT_REST] < GAME.maquisInADeck ? QUESTION.pair : QUESTION.mission;
  log?.push({
    type: 'drafted',
    hidden: maquisId(chosen),
    recruit: maquisId(other),
    rule: 'resist.setup-draft',
  });
}

/** The era of the Mission that is due: the row is of the first, then three of each follow. */
export function eraDue(position: Position): 1 | 2 | 3 {
  if (position[PHASE] === MOMENT.setup) return 1;
  return position[MISSIONS_LEFT] > GAME.missionDeck / 2 ? 2 : 3;
}

/** Every Mission that may come next, as a set. */
export const missionsPossible = (position: Position): number =>
  position[MISSIONS_UNSEEN] & MISSIONS_OF_ERA[eraDue(position)];

/** The Missions of an era as a set. */
const missionsOfEra = (era: number): number =>
  bitsWhere(MISSIONS, (mission) => mission.era === era);

const MISSIONS_OF_ERA = [0, missionsOfEra(1), missionsOfEra(2), missionsOfEra(3)];

/** resist.setup-missions, resist.mission-defeated: a Mission is laid and its Garrison dealt. */
function layMission(draft: MutablePosition, laid: number, log: EventLog): void {
  const mission = laid - MISSION_BASE;
  const place = rowPlaceOf(draft, NO_MISSION);
  draft[ROW + place] = mission;
  draft[MISSIONS_UNSEEN] &= ~bitOf(mission);
  const isSetUp = draft[PHASE] === MOMENT.setup;
  if (!isSetUp) draft[MISSIONS_LEFT]--;
  const id = missionIdAt(draft, place);
  const rule = isSetUp ? 'resist.setup-missions' : 'resist.mission-defeated';
  log?.push({ type: 'mission-laid', mission: id, rule });
  let dealt = 0;
  while (dealt < GARRISON[mission] && dealDown(draft, place, log)) dealt++;
  log?.push({
    type: 'garrison-dealt',
    mission: id,
    enemies: dealt,
    rule: 'resist.setup-garrisons',
  });
  if (!isSetUp) return;
  if (rowPlaceOf(draft, NO_MISSION) >= 0) draft[ASK] = QUESTION.mission;
  else drawCards(draft, GAME.hand, log);
}

/** The moves that lay out the game: its draft, and each Mission of the row. */
export const LAYING_MOVES = { pair: showPair, draft: draftOne, mission: layMission };
