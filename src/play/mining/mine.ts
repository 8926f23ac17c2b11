import { type Fraction, fractionNumber, fractionText, isSame } from '#shared/chance/fraction.ts';
import { type Below, randomFrom, shuffled } from '#shared/random.ts';
import type { Analysis, Search } from '../advice/advisor.ts';
import type { Judging } from '../puzzles/judging.ts';
import { SearchTooWide, type Solver, solve } from '../puzzles/solve.ts';
import { type FirstChoices, firstChoices, splitChoices } from './measure.ts';

/*
 * Exercises are found in games that the coach plays with itself: a question is asked at a moment of one,
 * proved like any puzzle, and let through only where a wrong answer tempts and the right one is good play.
 */

/** A question at a moment of a game, before anybody has looked whether it is worth asking. */
export interface Task<Judged> {
  /** The turn it stands in: of one turn at most one question is taken. */
  readonly turn: string;
  /** The moment it stands at: where one question is too wide to be proved, those after it are not tried. */
  readonly moment: object;
  /** Shared with questions after it that ask for more of the same: where it cannot be reached, nor can they. */
  readonly ladder?: object;
  /** Its kind, where the moment alone decides it: where another is looked for it need not be proved. */
  readonly kind?: string;
  readonly judged: Judged;
}

/** A question that has passed, with what is stated of it and how it is told from others. */
export interface Found<Stated = unknown> {
  readonly seed: string;
  readonly turn: string;
  readonly kind: string;
  /** The same for questions with the same idea on other boards. */
  readonly idea: string;
  /** By what the levels are told apart: more is harder. */
  readonly hardness: number;
  readonly stated: Stated;
}

/** What a game gives to have its exercises mined. */
export interface Mining<Judged, Puzzle, Node, Move> {
  readonly judging: Judging<Judged, Puzzle, Node, Move>;
  /**
   * Why the table of a question can be no exercise's, in a sentence: no game comes to it, or it leaves out what
   * may decide. Nothing where it can.
   */
  readonly unfit?: (judged: Judged) => string | undefined;
  /** Nodes that a proof may look at: as many as a phone goes through in about a second. */
  readonly mostNodes: number;
  /** The same while mining, where most that can be proved take far fewer and what cannot takes most of the time. */
  readonly mostNodesToMine?: number;
  /** The questions to try in the game of a seed; the game may be one that suits the theme looked for. */
  readonly tasksOf: (seed: string, theme?: string) => Iterable<Task<Judged>>;
  /** What that game is called, where it is another one for a theme than for others; the seed where not. */
  readonly gameOf?: (seed: string, theme?: string) => string;
  /** Whether so many right and wrong first choices make a question. */
  readonly isSplit: (right: number, wrong: number) => boolean;
  /** Whether enough of the wrong first choices tempt. */
  readonly isTempting: (choices: FirstChoices<Move>, solver: Solver<Puzzle, Node, Move>) => boolean;
  /** Whether the answer is what anybody does first, so that nobody learns by it. */
  readonly isPlain: (solver: Solver<Puzzle, Node, Move>) => boolean;
  /** What the coach thinks of each move at the start of a puzzle, by its text, on a scale from 0 to 1. */
  readonly coached: (puzzle: Puzzle, seed: string) => ReadonlyMap<string, number>;
  /** The whole exercise; nothing where it is not worth asking after all. */
  readonly state: (
    task: Task<Judged>,
    solver: Solver<Puzzle, Node, Move>,
    choices: FirstChoices<Move>,
  ) => Omit<Found<object>, 'seed' | 'turn'> | undefined;
}

/** What the second best is worth less, at least. */
const MARGIN = 1 / 25;
/** How far the right answer may lie behind what the coach likes best. */
const GOOD_PLAY = 0.03;
/** Turns of one game in which something was found that are enough: few of a game are taken. */
const ENOUGH = 4;
/** How many simulated games the coach is asked for. */
export const COACHED_GAMES = 1000;

/** What the coach thinks of each move, by its text, once it has searched a moment. */
export function scoresBy(search: Search<Analysis>): ReadonlyMap<string, number> {
  search.think(COACHED_GAMES);
  return new Map(search.analysis().moves.map(({ move, score }) => [move, score]));
}

/** What an exercise states of its best line, and of the wrong first choices that come nearest. */
export const answersIn = <Move>(
  { best, wrong }: FirstChoices<Move>,
  line: readonly Move[],
  formatMove: (move: Move) => string,
) => ({
  best: { moves: line.map(formatMove), worth: fractionText(best) },
  others: wrong.slice(0, 2).map(({ move, worth }) => ({
    moves: [formatMove(move)],
    worth: fractionText(worth),
  })),
});

/** The first of the right choices, by the alphabet: the same whatever order they are found in. */
export const firstAnswer = <Move>(
  { right }: FirstChoices<Move>,
  formatMove: (move: Move) => string,
): string => right.map(({ move }) => formatMove(move)).sort()[0] ?? '';

/** What a question that was stated earlier is found to be today. */
export interface Examined {
  /** Whether nobody learns by it, as where it would no longer be stated, or leaves out what decides. */
  readonly isPlain: boolean;
  /** Whether it cannot be met at all. */
  readonly isUnsolvable?: boolean;
  /** Nothing where it would no longer be stated. */
  readonly traits: Pick<Found, 'idea' | 'hardness'> | undefined;
}

/** Looks at a question that was stated earlier, by the same steps as when it was found. */
export function examine<Judged, Puzzle, Node, Move>(
  mining: Mining<Judged, Puzzle, Node, Move>,
  judged: Judged & object,
): Examined {
  if (mining.unfit?.(judged)) return { isPlain: true, traits: undefined };
  const { rules, puzzleOf } = mining.judging;
  const solver = solve(rules, puzzleOf(judged), mining.mostNodes * 2);
  splitChoices(solver);
  const choices = firstChoices(solver, 'examined');
  // They look at more of the puzzle, and how much was looked at is part of how hard it is.
  mining.isTempting(choices, solver);
  const isPlain = mining.isPlain(solver);
  const state = mining.state({ turn: '', moment: judged, judged }, solver, choices);
  return {
    isPlain: isPlain || !state,
    traits: state && { idea: state.idea, hardness: state.hardness },
  };
}

/**
 * Exercises that a game of the coach holds, its moments by chance.
 *
 * @param theme the only kind that is wanted, where only one is
 */
export function* minedFrom<Judged, Puzzle, Node, Move>(
  mining: Mining<Judged, Puzzle, Node, Move>,
  seed: string,
  theme?: string,
): Generator<Found<object>> {
  const tooWide = new WeakSet<object>();
  const inVain = new WeakSet<object>();
  const turns = new Set<string>();
  const game = mining.gameOf?.(seed, theme) ?? seed;
  for (const task of mining.tasksOf(seed, theme)) {
    if (turns.size >= ENOUGH) return;
    // Of one turn one is picked at most.
    if (turns.has(task.turn)) continue;
    if (tooWide.has(task.moment) || (task.ladder && inVain.has(task.ladder))) continue;
    if (theme && task.kind && task.kind !== theme) continue;
    const found = examined(mining, task, `${seed} ${task.turn}`);
    if (found === 'too wide') tooWide.add(task.moment);
    else if (found === 'in vain') inVain.add(task.ladder ?? {});
    else if (found && found.kind === (theme ?? found.kind)) {
      turns.add(task.turn);
      yield { seed: game, turn: `${game} ${task.turn}`, ...found };
    }
  }
}

function examined<Judged, Puzzle, Node, Move>(
  mining: Mining<Judged, Puzzle, Node, Move>,
  task: Task<Judged>,
  seed: string,
): Omit<Found<object>, 'seed' | 'turn'> | 'too wide' | 'in vain' | undefined {
  const { rules, puzzleOf } = mining.judging;
  if (mining.unfit?.(task.judged)) return undefined;
  try {
    const most = mining.mostNodesToMine ?? mining.mostNodes;
    const solver = solve(rules, puzzleOf(task.judged), most);
    if (solver.worth(rules.root(solver.puzzle)).ways === 0n) return 'in vain';
    if (hasTooManyRight(mining, solver)) return undefined;
    const { right, wrong } = splitChoices(solver);
    if (!mining.isSplit(right.length, wrong.length)) return undefined;
    // Before careless play, which takes longer.
    if (mining.isPlain(solver)) return undefined;
    const choices = firstChoices(solver, seed);
    if (!hasMargin(choices) || !mining.isTempting(choices, solver)) return undefined;
    const coached = mining.coached(solver.puzzle, seed);
    if (!isGoodPlay(coached, right.map(rules.formatMove))) return undefined;
    return mining.state(task, solver, choices);
  } catch (error) {
    if (error instanceof SearchTooWide) return 'too wide';
    throw error;
  }
}

/** Whether so many first choices are right that the others need not be searched: most questions end here. */
function hasTooManyRight<Judged, Puzzle, Node, Move>(
  { isSplit }: Mining<Judged, Puzzle, Node, Move>,
  { rules, puzzle, worth }: Solver<Puzzle, Node, Move>,
): boolean {
  const root = rules.root(puzzle);
  const best = worth(root);
  const { choices } = rules.optionsAt(root);
  let right = 0;
  return choices.some((move) => {
    if (!isSame(worth(rules.after(puzzle, root, move)), best)) return false;
    right++;
    return !isSplit(right, choices.length - right);
  });
}

const lackOf = (best: Fraction, worth: Fraction): number =>
  fractionNumber(best) - fractionNumber(worth);

/** Of points the best may have many: there the margin is a part of them. */
const hasMargin = <Move>({ best, wrong }: FirstChoices<Move>): boolean =>
  wrong.every(({ worth }) => lackOf(best, worth) >= MARGIN * Math.max(1, fractionNumber(best)));

/**
 * How many wrong first choices come to half as much as the right one under careless play; those that come
 * to more count for as many as are asked.
 */
export function temptedByLuck<Move>({ right, wrong }: FirstChoices<Move>, enough: number): boolean {
  const looks = Math.max(...right.map(({ careless }) => careless));
  const tempts = wrong.filter(({ careless }) => careless > 0 && careless >= looks / 2);
  return tempts.length >= enough || wrong.some(({ careless }) => careless > looks);
}

/** Whether a wrong first choice keeps half of what the best is worth. */
export const temptedByWorth = <Move>({ best, wrong }: FirstChoices<Move>): boolean =>
  wrong.some(({ worth }) => fractionNumber(worth) >= fractionNumber(best) / 2);

function isGoodPlay(coached: ReadonlyMap<string, number>, right: readonly string[]): boolean {
  const best = Math.max(...coached.values());
  return right.some((move) => (coached.get(move) ?? 0) >= best - GOOD_PLAY);
}

/**
 * The questions in the game of a seed, its moments by chance.
 *
 * @param momentsOf the moments of the game of a seed at which a question can be asked, where one theme is
 *   looked for of a game that suits it
 * @param tasksAt the questions at one of them
 */
export const tasksBy = <Moment, Judged>(
  momentsOf: (seed: string, below: Below, theme?: string) => readonly Moment[],
  tasksAt: (moment: Moment, below: Below, theme?: string) => Iterable<Task<Judged>>,
) =>
  function* (seed: string, theme?: string): Generator<Task<Judged>> {
    const below = randomFrom(`mine ${seed}`);
    for (const moment of shuffled(momentsOf(seed, below, theme), below)) {
      yield* tasksAt(moment, below, theme);
    }
  };
