import { listed } from '#rulebook/dates-and-lists.ts';
import {
  DIFFICULTIES,
  type Difficulty,
  type DifficultyId,
  FURNISH_ROOM,
  MORALE_TRACK,
  PATROL_CARDS,
  PAWNS_OF_A_COLOUR,
  SOLDIER_TRACK,
  TOKENS_OF_A_KIND,
  TURN_TRACK,
} from '../index.ts';

function mode(id: DifficultyId): Difficulty {
  const found = DIFFICULTIES.find((difficulty) => difficulty.id === id);
  if (!found) throw new Error(`no difficulty mode ${id}`);
  return found;
}

/** The numbers the rulebook's text takes from the game's data. */
export const FACTS = {
  'loss-days': () => listed(TURN_TRACK.losses),
  'hard-loss-days': () => listed(TURN_TRACK.hardLosses),
  'train-days': () => listed(TURN_TRACK.trains),
  'last-day': () => String(TURN_TRACK.end),
  'tricky-last-day': () => String(mode('tricky').lastDay),
  'room-cost': () => String(FURNISH_ROOM.cost.money),
  'token-limit': () => String(TOKENS_OF_A_KIND),
  pawns: () => String(PAWNS_OF_A_COLOUR),
  'start-morale': () => String(MORALE_TRACK.start),
  'max-morale': () => String(MORALE_TRACK.max),
  'soldier-limit': () => String(SOLDIER_TRACK.max),
  cards: () => String(PATROL_CARDS.length),
  recruits: () => String(mode('normal').recruits),
  'start-workers': () => String(mode('normal').workers),
} as const satisfies Record<string, () => string>;

export type FactName = keyof typeof FACTS;
