import { makeMove } from './make-move.ts';
import { MOVE, type Move, moveOf, moveValue, moveWordOf } from './move.ts';
import { newGame } from './new-game.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import {
  HIDDEN_TILE,
  MOMENT,
  type MutablePosition,
  mutableCopy,
  PHASE,
  placed,
  seatCount,
  TURN,
} from './position.ts';
import type { SetUp } from './set-up.ts';

/** What no table sees: who is dealt what, and tiles that go face down. */
const UNSEEN_MOVES: readonly number[] = [MOVE.deal, MOVE.chaplain, MOVE.remove, MOVE.place];

interface TableView {
  readonly setUp: SetUp;
  readonly moves: readonly Move[];
  readonly outcome: Outcome | undefined;
}

/**
 * An open game as its table saw it: the secret game with the same cards played. Everybody still in
 * with cards answers a speech there, and tiles are shown at the end of a mission.
 */
export function asItsTableSaw(setUp: SetUp, moves: readonly Move[]): TableView {
  const { tiles: _tiles, deck: _deck, ...shared } = setUp;
  const secretSetUp: SetUp = { ...shared, hands: 'secret' };
  const open = mutableCopy(newGame(setUp));
  const secret = mutableCopy(newGame(secretSetUp));
  const seen: Move[] = [];
  const see = (move: Move): void => {
    makeMove(secret, move);
    seen.push(move);
  };
  /** The tile each seat has placed in this mission. */
  const lying = new Map<number, number>();
  for (const move of moves) {
    const word = moveWordOf(move);
    if (word === MOVE.place || word === MOVE.chaplain) lying.set(open[TURN], moveValue(move));
    if (!UNSEEN_MOVES.includes(word)) see(move);
    makeMove(open, move);
    while (secret[PHASE] === MOMENT.speech && !isAsked(open, secret[TURN])) see(MOVE.keep);
    while (secret[PHASE] === MOMENT.reveal && allLie(secret, lying)) {
      const seat = secret[TURN];
      see(moveOf(MOVE.reveal, lying.get(seat) ?? 0, seat));
      if (secret[PHASE] !== MOMENT.reveal) lying.clear();
    }
  }
  return { setUp: secretSetUp, moves: seen, outcome: outcomeOf(secret) };
}

const isAsked = (open: MutablePosition, seat: number): boolean =>
  open[PHASE] === MOMENT.speech && open[TURN] === seat;

/** Whether every tile that lies face down is known: the last one is told a move later than it lies. */
function allLie(secret: MutablePosition, lying: ReadonlyMap<number, number>): boolean {
  for (let seat = 0; seat < seatCount(secret); seat++) {
    if (secret[placed(seat)] === HIDDEN_TILE && !lying.has(seat)) return false;
  }
  return true;
}
