import type { CardNumber } from '#games/maquis/data/index.ts';
import {
  cardsLeft,
  legalMoves,
  moveText,
  type Position,
  patrolCount,
  phaseOf,
  play,
  positionFrom,
  snapshotOf,
  type Table,
} from '#games/maquis/engine/index.ts';

/*
 * A turn with nobody shot and nobody arrested so far can be wound back: the workers on the board
 * stood in the safe house, and the last cards of the discard brought the patrols. If no order of
 * placing those workers leads to the table, no game can.
 */

/** The cards of this turn in an order that leads to the table, or undefined where none does. */
export function turnThatLeadsTo(table: Table): readonly CardNumber[] | undefined {
  const { state } = table;
  const atLarge = state.safeHouse + state.workers.length;
  const patrols = patrolCount(atLarge, state.morale);
  const drawn = patrols - state.patrolsToCome;
  if (drawn < 0 || drawn > state.discard.length) return undefined;
  const cards = state.discard.slice(state.discard.length - drawn);
  const made = positionFrom({
    ...table,
    state: {
      ...state,
      phase: 'placement',
      safeHouse: atLarge,
      workers: [],
      police: [],
      soldierPawns: [],
      patrolsToCome: patrols,
      discard: state.discard.slice(0, state.discard.length - drawn),
    },
    unseen: {},
  });
  return 'position' in made && leadsTo(made.position, table, cards) ? cards : undefined;
}

function leadsTo(position: Position, table: Table, cards: readonly CardNumber[]): boolean {
  const now = snapshotOf(position);
  const { state } = table;
  if (isAsTold(position, table, cards.length)) return true;
  const [card, ...more] = cards;
  if (phaseOf(position) === 'placement') {
    return state.workers.some((place) => {
      if (now.workers.includes(place)) return false;
      const move = legalMoves(position).find((legal) => moveText(legal) === `place:${place}`);
      return move !== undefined && leadsTo(play(position, move).position, table, cards);
    });
  }
  if (phaseOf(position) !== 'patrol' || card === undefined) return false;
  if (!cardsLeft(position).includes(card)) return false;
  const move = legalMoves(position).find((legal) => moveText(legal) === `patrol:${card}`);
  return move !== undefined && leadsTo(play(position, move).position, table, more);
}

function isAsTold(position: Position, { state }: Table, cardsToDraw: number): boolean {
  const now = snapshotOf(position);
  const same = (a: readonly string[], b: readonly string[]) =>
    [...a].sort().join() === [...b].sort().join();
  return (
    cardsToDraw === 0 &&
    now.phase === state.phase &&
    same(now.workers, state.workers) &&
    same(now.police, state.police) &&
    same(now.soldierPawns, state.soldierPawns)
  );
}
