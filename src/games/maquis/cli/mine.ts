import type { Mined } from '#cli/mine.ts';
import { bestLine } from '#play/mining/measure.ts';
import { COACHED_GAMES, firstAnswer, type Mining } from '#play/mining/mine.ts';
import type { Solver } from '#play/puzzles/solve.ts';
import { advise, playerView } from '../coach/index.ts';
import { NO_ACTION, type Side } from '../data/index.ts';
import { type GameEvent, type Move, moveText } from '../engine/index.ts';
import { makeMove } from '../engine/make-move.ts';
import { ACT, ACTION_WORDS, moveKind, moveWord, SHOOT } from '../engine/move.ts';
import { mutableCopy } from '../engine/position.ts';
import type { PuzzleKind } from '../puzzles/index.ts';
import { type Judged, type Puzzle, puzzleOf, type SearchNode } from '../puzzles/puzzle.ts';
import { PUZZLE_RULES } from '../puzzles/puzzle-rules.ts';
import { refute } from '../puzzles/refute.ts';
import { mostPolice, tableFrom } from '../puzzles/set-up.ts';
import { type Exercise, PUZZLE_KINDS, readExercise } from '../puzzles/stated-puzzle.ts';
import { isUnearned } from './mine/earned.ts';
import { isForNothing } from './mine/for-nothing.ts';
import { sharedIdea } from './mine/ideas.ts';
import { isLuring } from './mine/lures.ts';
import { isAtTheDoor, isBegunPlainly, isInAnyOrder, isSolvedPlainly } from './mine/plain-play.ts';
import { gameOf, tasksOf } from './mine/tasks.ts';
import { isOfTwoTurns, spoilsTomorrow } from './mine/two-turns.ts';

const MOST_NODES = 20_000;
/** With a weapon in hand nearly every step is a choice: not to shoot. */
const MOST_CHOICES = 14;

type MaquisSolver = Solver<Puzzle, SearchNode, Move>;

/** How exercises of Maquis are found: what can be made sure in a turn, and nearly always is not, or what has the best chance. */
const mining: Mining<Judged, Puzzle, SearchNode, Move> = {
  judging: { rules: PUZZLE_RULES, puzzleOf, refute },
  unfit({ mode, table, deck }) {
    const made = tableFrom(mode, table, deck);
    return made.state.police.length > mostPolice(made) || isUnearned(made)
      ? 'no game comes to its table'
      : undefined;
  },
  mostNodes: MOST_NODES,
  tasksOf,
  gameOf,
  isSplit: (right, wrong) => right <= 2 && wrong >= 3,
  isTempting: (_, solver) =>
    isLuring(solver) && (!isOfTwoTurns(solver.puzzle) || spoilsTomorrow(solver)),
  isPlain: (solver) =>
    isForNothing(solver.puzzle) ||
    !isLuring(solver) ||
    isAtTheDoor(solver) ||
    isInAnyOrder(solver) ||
    isBegunPlainly(solver) ||
    isSolvedPlainly(solver),
  coached({ start }, seed) {
    const { moves } = advise(playerView(start), { budget: COACHED_GAMES, seed });
    return new Map(moves.map(({ move, score }) => [move, score]));
  },
  state({ judged }, solver, first) {
    const { wrong } = first;
    const { moves, choices } = bestLine(withKindCards(solver), () => true, isIdle, isShot);
    if (choices < 2 || choices > MOST_CHOICES) return undefined;
    // What refutes each wrong answer is what the page will say of it.
    const refuted = wrong.map(({ move }) => refute(solver, PUZZLE_RULES.root(solver.puzzle), move));
    const tempting = wrong.reduce((most, one) => (one.careless > most.careless ? one : most)).move;
    const kind = kindOf(judged, solver, moves, [
      tempting,
      ...(refuted[wrong.findIndex(({ move }) => move === tempting)] ?? []),
    ]);
    return {
      kind,
      idea:
        sharedIdea(judged, moves) ??
        `${kind} | ${askedIn(judged)} | ${firstAnswer(first, moveText)}`,
      hardness: choices + Math.log2(solver.looked),
      stated: { kind, ...judged, solution: moves.map(moveText) },
    };
  },
};

/** The same solver, in whose lines cards come first that let the best be reached: with chances some may not. */
function withKindCards(solver: MaquisSolver): MaquisSolver {
  const { rules, puzzle, worth } = solver;
  const optionsAt = (node: SearchNode) => {
    const { choices, chances } = rules.optionsAt(node);
    const isKind = (move: Move): boolean => worth(rules.after(puzzle, node, move)).ways > 0n;
    const moves = chances.moves.toSorted(
      (one, other) => Number(isKind(other.move)) - Number(isKind(one.move)),
    );
    return { choices, chances: { ...chances, moves } };
  };
  return { ...solver, rules: { ...rules, optionsAt } };
}

const isIdle = (move: Move): boolean =>
  moveKind(move) === ACT && ACTION_WORDS[moveWord(move)] === NO_ACTION.id;

/** A shot costs a weapon and morale: no answer has one that is not needed. */
const isShot = (move: Move): boolean => moveKind(move) === SHOOT;

/** What is asked, in words that are the same on other boards. */
function askedIn({ check, table }: Judged): string {
  const parts = Object.entries(check).map(([name, value]) => {
    if (name === 'successes' || name === 'goal-complete') {
      const sides = (Array.isArray(value) ? value : Object.keys(value)) as readonly Side[];
      return sides.map((side) => table.goals[side]).join('+');
    }
    if (name === 'hand') return Object.keys(value).join('+');
    if (name === 'tile') return `tile ${Object.values(value).join()}`;
    if (name === 'airdrops') return `drop ${Object.values(value).flatMap(Object.keys).join()}`;
    return name;
  });
  return parts.sort().join(', ');
}

/** What the exercise practises, told from what is asked and from how it is answered and missed. */
function kindOf(
  { check, table, until }: Judged,
  solver: MaquisSolver,
  best: readonly Move[],
  missed: readonly Move[],
): PuzzleKind {
  const [side] = [...(check['goal-complete'] ?? []), ...Object.keys(check.successes ?? {})];
  if (check['either-goal']) return 'which-goal';
  if (typeof until === 'object') return 'two-turns';
  if (check.result) return 'end-of-the-game';
  if (side) return table.goals[side as Side];
  if (check.tile) return 'spare-rooms';
  if (check.airdrops || collects(best)) return 'airdrops-and-supply';
  // A shot in what beats a wrong answer is nobody's choice.
  if ([...best, ...missed.slice(0, 1)].some(isShot)) return 'when-to-shoot';
  if (table.phase === 'action' && until === 'end-of-turn') return 'order-of-activation';
  const asksSafety = check['nobody-arrested'] ?? check['arrests-at-most'] ?? check['worker-home'];
  if (asksSafety !== undefined && isArrestedAtOnce(solver, missed)) return 'arrest-on-placement';
  const asksOnlySafety = Object.keys(check).every((name) =>
    ['nobody-arrested', 'arrests-at-most', 'worker-home', 'way-home-open'].includes(name),
  );
  return asksOnlySafety ? 'keeping-a-route' : 'safe-places';
}

const collects = (best: readonly Move[]): boolean =>
  best.some((move) => /:(collect|airdrop)/.test(moveText(move)));

/** Whether somebody is arrested by a patrol that is placed, not on the way home. */
function isArrestedAtOnce({ puzzle }: MaquisSolver, line: readonly Move[]): boolean {
  const draft = mutableCopy(puzzle.start);
  const events: GameEvent[] = [];
  for (const move of line) makeMove(draft, move, events);
  return events.some((event) => event.type === 'worker-arrested' && event.when === 'placement');
}

/** Pawns and tiles on the same places, the same things asked and the same first move: more of it is repetition. */
export const twinOf = ({ table, check, solution }: Exercise): string =>
  JSON.stringify([
    [...(table.workers ?? [])].sort(),
    [...(table.police ?? []), ...(table.soldierPawns ?? [])].sort(),
    Object.entries(table.rooms ?? {}).sort(),
    Object.keys(check).sort(),
    solution[0],
  ]);

/** What the game's exercises are looked for and proved by. */
export const mined = {
  game: 'maquis',
  themes: PUZZLE_KINDS,
  // To hold the bridge is what most turns come to.
  mostAnswers: 44,
  twinOf,
  mining,
  read: readExercise,
  stated: ({ chance = '1/1', solution }) => ({ worth: chance, line: solution }),
} satisfies Mined<Exercise, Judged, Puzzle, SearchNode, Move>;
