import { optionsByEngine } from '#play/puzzles/by-engine.ts';
import type { PuzzleRules } from '#play/puzzles/puzzle-rules.ts';
import type { MaquisId } from '../data/index.ts';
import {
  chanceMoveBy,
  isChanceAsked,
  keyOf,
  legalMoves,
  type Move,
  moveText,
  outcomeOf,
  type Position,
  phaseOf,
  type Snapshot,
  snapshotOf,
} from '../engine/index.ts';
import { ROUND } from '../engine/position.ts';
import { isTerminal, PUZZLE_MOVES, type Puzzle } from './puzzle.ts';
import type { Aim, That } from './stated-puzzle.ts';

const comesBack = ({ revealed, revealedPile, removed }: Snapshot, maquis: MaquisId): boolean =>
  ![...revealed, ...revealedPile, ...removed].includes(maquis);

const spiesAbout = ({ hand, hiddenDeck, hiddenDiscard }: Snapshot): number =>
  hiddenDeck.spies +
  [...hand, ...hiddenDeck.top, ...hiddenDiscard].filter((card) => card === 'spy').length;

/** How RESIST!'s puzzles are searched and judged: what only the judge loads. */
export const PUZZLE_RULES: PuzzleRules<Puzzle, Position, Move> = {
  ...PUZZLE_MOVES,
  optionsAt: optionsByEngine({ isChanceTurn: isChanceAsked, chanceMoveBy, legalMoves }),
  isTerminal,
  /** Who ends the game where the next hand is asked for has not reached it. */
  score: ({ aim, until }, position) =>
    until === 'hand' && phaseOf(position) === 'over' ? 0n : BigInt(scoreOf(aim, position)),
  bestScore: ({ aim }) => ('mean' in aim ? undefined : 1n),
  /** The same table is worth something else in the last round than before it. */
  keyOf: ({ lastRound }, position) => `${keyOf(position)} ${lastRound - position[ROUND]}`,
  formatMove: moveText,
};

/** What a position is worth when it is judged: 1 or 0 for a chance, points for a mean. */
function scoreOf(aim: Aim, position: Position): number {
  if (outcomeOf(position)?.result === 'loss') return 0;
  const now = snapshotOf(position);
  return 'mean' in aim ? now.points : Number(holds(aim.chance, now));
}

function holds({ defeated, points, kept, civilians, spies }: That, now: Snapshot): boolean {
  const lost = now.graveyard.reduce((sum, number) => sum + number, 0);
  return (
    defeated.every((mission) => now.defeated.includes(mission)) &&
    (points === undefined || now.points >= points) &&
    kept.every((maquis) => comesBack(now, maquis)) &&
    (civilians === undefined || lost <= civilians) &&
    (spies === undefined || spiesAbout(now) <= spies)
  );
}
