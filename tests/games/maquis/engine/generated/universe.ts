import { ACTIONS, FIELDS, LOCATION_IDS, PATROL_CARDS, TILE_IDS } from '#games/maquis/data/index.ts';
import { type Move, parseMove } from '#games/maquis/engine/index.ts';

const words = [...new Map(ACTIONS.map((action) => [action.id, action])).values()];

const actions = words.flatMap((action) => {
  if (action.airdrop) return FIELDS.map((field) => `${action.id}:${field}`);
  if (action.furnishes) return TILE_IDS.map((tile) => `${action.id}:${tile}`);
  return [action.id];
});

/** Every text that is a move, whatever the position. */
export const EVERY_TEXT: readonly string[] = [
  ...LOCATION_IDS.map((place) => `place:${place}`),
  ...PATROL_CARDS.map(({ number }) => `patrol:${number}`),
  ...LOCATION_IDS.flatMap((place) => actions.map((action) => `act:${place}:${action}`)),
  'return',
  'upkeep',
  ...LOCATION_IDS.map((place) => `shoot:${place}`),
];

export const EVERY_MOVE: readonly Move[] = EVERY_TEXT.map((text) => {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(`${text}: ${parsed.fault.code}`);
  return parsed.move;
});
