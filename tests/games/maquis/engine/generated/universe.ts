import {
  ACTIONS,
  EVERY_TILE,
  EVERY_TILE_ID,
  FIELDS,
  isExit,
  LOCATION_IDS,
  PATROL_CARDS,
  SIDES,
} from '#games/maquis/data/index.ts';
import { type Move, parseMove } from '#games/maquis/engine/index.ts';

const words = [...new Map(ACTIONS.map((action) => [action.id, action])).values()];

const actions = words.flatMap((action) => {
  if (action.airdrop) return FIELDS.map((field) => `${action.id}:${field}`);
  if (action.furnishes) return EVERY_TILE_ID.map((tile) => `${action.id}:${tile}`);
  if (action.borrows) {
    return EVERY_TILE.flatMap((tile) =>
      tile.actions
        .filter(({ borrows }) => !borrows)
        .map(({ id }) => `${action.id}:${tile.id}:${id}`),
    );
  }
  return [action.id];
});

/** Steps of goals: on a card, or on the board for one of the two, with what is paid of a choice. */
const PAID = ['', ':weapon', ':explosives'];
const steps = LOCATION_IDS.flatMap((place) =>
  isExit(place)
    ? PAID.slice(1).map((paid) => `act:${place}:goal${paid}`)
    : SIDES.flatMap((side) => PAID.map((paid) => `act:${place}:goal:${side}${paid}`)),
);

/** Every text that is a move, whatever the position. */
export const EVERY_TEXT: readonly string[] = [
  ...LOCATION_IDS.map((place) => `place:${place}`),
  ...LOCATION_IDS.map((place) => `place:${place}:fake-id`),
  ...PATROL_CARDS.flatMap(({ number }) => [
    `patrol:${number}`,
    `look:${number}`,
    `reveal:${number}`,
  ]),
  ...LOCATION_IDS.flatMap((place) => actions.map((action) => `act:${place}:${action}`)),
  ...steps,
  ...LOCATION_IDS.flatMap((place) => [`remove:${place}`, `bridge:${place}`]),
  'return',
  'upkeep',
  ...LOCATION_IDS.map((place) => `shoot:${place}`),
];

export const EVERY_MOVE: readonly Move[] = EVERY_TEXT.map((text) => {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(`${text}: ${parsed.fault.code}`);
  return parsed.move;
});
