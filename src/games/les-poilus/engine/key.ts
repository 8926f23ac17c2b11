import { cardsIn } from './copies.ts';
import {
  ACTING,
  CHARM_OFFERED,
  charm,
  DEALS,
  DECK,
  ENDING,
  FRENETIC_DEALS,
  HAS_DECK,
  HEALS,
  HEARERS,
  hand,
  handSize,
  IN,
  KNOWLEDGE,
  KNOWN,
  LEADER,
  LOWER,
  MISSION,
  MORALE,
  need,
  OPTION_BITS,
  outrun,
  PHASE,
  PLAYERS,
  POOL,
  type Position,
  placed,
  type Seat,
  SPEECH_KIND,
  SUCCESS,
  seatCount,
  soldier,
  TURN,
  tileCount,
  tiles,
  tokens,
  trials,
  UNSEEN,
  UPPER,
  VARIANT,
} from './position.ts';
import { hardshipsInFront, landOf } from './snapshot.ts';

/** Cells that tell alone, whatever the others say. */
const CELLS = [
  PHASE,
  LEADER,
  TURN,
  ACTING,
  UPPER,
  LOWER,
  MORALE,
  POOL,
  SPEECH_KIND,
  HEARERS,
  IN,
  DEALS,
  FRENETIC_DEALS,
  HEALS,
  CHARM_OFFERED,
  SUCCESS,
  ENDING,
  PLAYERS,
  VARIANT,
  OPTION_BITS,
  KNOWLEDGE,
];

/**
 * The same text for positions in which the same may happen. Which of identical cards is where, when
 * a hardship came, beyond their order, and what the generator would give, make no difference; nor
 * does the number of the mission, but for the first.
 */
export function keyOf(position: Position): string {
  const seats = Array.from({ length: seatCount(position) }, (_, seat) => seatKey(position, seat));
  return [
    ...CELLS.map((cell) => position[cell]),
    position[MISSION] === 1 ? 'first' : 'later',
    landOf(position).join(),
    cardsIn(position[UNSEEN], position[UNSEEN + 1]).join(),
    cardsIn(position[KNOWN], position[KNOWN + 1]).join(),
    ...seats,
    ...(position[HAS_DECK] ? [deckKey(position)] : []),
  ].join(' ');
}

function seatKey(position: Position, seat: Seat): string {
  const cells = [charm, soldier, handSize, tiles, tileCount, placed, tokens].map(
    (cellOf) => position[cellOf(seat)],
  );
  const held = cardsIn(position[hand(seat)], position[hand(seat) + 1]);
  const shown = [0, 1, 2, 3].flatMap((tile) => [
    position[outrun(seat) + tile],
    position[need(seat) + tile],
  ]);
  return [...cells, held.join(), hardshipsInFront(position, seat).join(), shown.join()].join('/');
}

const deckKey = (position: Position): string =>
  Array.from({ length: trials(position) + position[MORALE] }, (_, n) => position[DECK + n]).join();
