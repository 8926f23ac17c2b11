import type { CardNumber, DifficultyId } from '#games/maquis/data/index.ts';
import { type Move, moveText, parseMove } from '#games/maquis/engine/index.ts';
import { type Puzzle, startNode, step } from '#games/maquis/puzzles/index.ts';
import { isLost, isTerminal, type SearchNode } from '#games/maquis/puzzles/puzzle.ts';
import { type SetUp, tableFrom } from '#games/maquis/puzzles/set-up.ts';
import { gameFrom, SITE_OWNS_ALL, type Step, type TableGame } from '#games/maquis/session/index.ts';

/** Where a scenario or a guided day begins. */
export interface Beginning {
  readonly id: string;
  readonly mode: DifficultyId;
  readonly table: SetUp;
  readonly deck?: readonly CardNumber[];
}

/**
 * How many steps of its game a try has taken before its first move: one, which lays out the table.
 * It is a correction and not what a game can begin from, because there the deck is dealt anew, and a
 * scenario can show the cards that come next.
 */
export const STEPS_BEFORE = 1;

/**
 * A try as a game from the set table, after these moves.
 *
 * @param random what the cards nobody can know are drawn by: four numbers of 32 bits, new for each
 * try; without them the same cards come every time
 */
export function gameOfAttempt(
  { id, mode, table, deck = [] }: Beginning,
  moves: readonly string[] = [],
  random?: readonly number[],
): TableGame {
  const start = tableFrom(mode, table, deck);
  const unseen = { ...start.unseen, ...(random ? { random } : {}) };
  const steps: Step[] = [
    { correction: { ...start, unseen } },
    ...moves.map((move): Step => (move.startsWith('patrol:') ? { move, by: 'site' } : { move })),
  ];
  const game = gameFrom({ difficulty: mode, goals: table.goals, seed: id }, SITE_OWNS_ALL);
  return { ...game, steps, seen: steps.length };
}

/** The moves made so far, cards included, as the record writes them. */
export const movesTried = ({ steps }: TableGame): readonly string[] =>
  steps.flatMap((step) => ('move' in step ? [step.move] : []));

/** Whether the moves have come to where a puzzle is judged, or to where nothing can be mended. */
export function isOver(puzzle: Puzzle, moves: readonly string[]): boolean {
  const node = nodeAfter(puzzle, moves);
  return isTerminal(puzzle, node) || isLost(puzzle, node);
}

/** How a puzzle stands after moves that were legal in its game. */
export const nodeAfter = (puzzle: Puzzle, moves: readonly string[]): SearchNode =>
  movesFrom(moves).reduce((node, move) => step(puzzle, node, move), startNode(puzzle));

/** Reads moves of the record. @throws where one is none */
export const movesFrom = (texts: readonly string[]): readonly Move[] =>
  texts.map((text) => {
    const parsed = parseMove(text);
    if ('fault' in parsed) throw new Error(`${text} is no move`);
    return parsed.move;
  });

export const textsOf = (moves: readonly Move[]): readonly string[] => moves.map(moveText);

/** Numbers for {@link gameOfAttempt} by the browser's own chance. */
export const freshCards = (): readonly number[] => [...crypto.getRandomValues(new Int32Array(4))];
