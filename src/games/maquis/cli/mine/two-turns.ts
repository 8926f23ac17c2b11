import { bestLine, splitChoices } from '#play/mining/measure.ts';
import { type Solver, solve } from '#play/puzzles/solve.ts';
import { isSame, SURE } from '#shared/chance/fraction.ts';
import { type Below, shuffled } from '#shared/random.ts';
import { goalCalled, LOCATION_IDS, MORALE_TRACK, RESOURCES } from '../../data/index.ts';
import {
  cardsLeft,
  deckIsEmpty,
  goalPairOf,
  type Move,
  moveText,
  snapshotOf,
} from '../../engine/index.ts';
import { ARRESTED, PATROLS_TO_COME } from '../../engine/position.ts';
import {
  answersAt,
  type Judged,
  type Puzzle,
  positionOf,
  type SearchNode,
} from '../../puzzles/puzzle.ts';
import { PUZZLE_RULES } from '../../puzzles/puzzle-rules.ts';
import { type Question, questionsOf } from '../../puzzles/questions.ts';
import { tableFrom } from '../../puzzles/set-up.ts';
import { actionsAt, gainsOf } from './gains.ts';

/*
 * Two turns planned as one: what is as good as anything today spoils tomorrow. Two workers are at large, and the
 * cards of both turns are told, or there would be too much to look at.
 */

type Stand = Pick<Judged, 'mode' | 'table'>;
type MaquisSolver = Solver<Puzzle, SearchNode, Move>;

const WORKERS = 2;
const MOST_ARRESTED = 3;

/**
 * The same with two workers at large, those who are out first; the others have been arrested. Before the patrols are
 * all there one of them is out, the other one at home. Nothing where there are too few.
 */
export function withTwoWorkers({ mode, table }: Stand, below: Below): Stand | undefined {
  const { workers = [], arrested = 0 } = table;
  const { safeHouse } = tableFrom(mode, table).state;
  const out = table.phase === 'action' ? WORKERS : 1;
  const gone = safeHouse + workers.length - WORKERS;
  if (gone < 0 || workers.length < out || safeHouse < WORKERS - out) return undefined;
  if (arrested + gone > MOST_ARRESTED) return undefined;
  const kept = shuffled(workers, below).slice(0, out);
  const there = workers.filter((place) => kept.includes(place));
  return { mode, table: { ...table, workers: there, arrested: arrested + gone } };
}

/**
 * The cards of this turn and the next in an order. Those of this turn alone lie on the discard pile where too few
 * others are left: the pile was shuffled when the turn began.
 */
export function withCardsOfTwoTurns(
  { mode, table }: Stand,
  below: Below,
): (Stand & Required<Pick<Judged, 'deck'>>) | undefined {
  const { discard = [], police = [], soldierPawns = [], morale = MORALE_TRACK.start } = table;
  const drawn = police.length + soldierPawns.length;
  const fresh = { ...table, discard: drawn > 0 ? discard.slice(-drawn) : [] };
  const tomorrow = Math.max(WORKERS, MORALE_TRACK.leastPatrols[Math.max(0, morale - 1)] ?? 0);
  for (const one of [table, fresh]) {
    const start = positionOf(mode, one);
    const needed = start[PATROLS_TO_COME] + tomorrow;
    const left = deckIsEmpty(start) ? [] : shuffled(cardsLeft(start), below);
    if (left.length >= needed) return { mode, table: one, deck: left.slice(0, needed) };
  }
  return undefined;
}

/** Whether a puzzle goes on for more than a turn. */
export const isOfTwoTurns = ({ until }: Pick<Puzzle, 'until'>): boolean =>
  typeof until === 'object';

/**
 * Whether some wrong first choice that brings what is asked, or what it takes, has by this evening all that the best
 * play has, with nobody more arrested; and something is still missing then.
 */
export function spoilsTomorrow(solver: MaquisSolver): boolean {
  const { rules, puzzle } = solver;
  const { moves } = bestLine(solver, ({ turns }) => turns < 1);
  let tonight = rules.root(puzzle);
  for (const move of moves) tonight = rules.after(puzzle, tonight, move);
  const answers = answersAt(puzzle, tonight);
  if (answers.every(({ holds }) => holds)) return false;
  const arrests = tonight.position[ARRESTED] - puzzle.start[ARRESTED];
  const today: readonly Question[] = [
    ...answers.flatMap(({ question, holds }) => (holds ? [question] : [])),
    ...questionsOf({ 'arrests-at-most': arrests }),
  ];
  const one: Puzzle = { ...puzzle, questions: today, until: 'end-of-turn' };
  const { worth: worthToday } = solve(PUZZLE_RULES, one);
  const root = PUZZLE_RULES.root(one);
  const { wrong } = splitChoices(solver);
  return wrong.some(
    (move) =>
      isErrand(move, puzzle) && isSame(worthToday(PUZZLE_RULES.after(one, root, move)), SURE),
  );
}

/** Whether a first choice brings what is asked, or what it takes: what one would do without thinking of tomorrow. */
export function isErrand(move: Move, puzzle: Puzzle): boolean {
  const wanted = wantedIn(puzzle);
  return broughtBy(move, puzzle).some((thing) => wanted.has(thing));
}

/** What is missing, what a goal that is asked for costs, and what the aid does. */
function wantedIn({ start, questions }: Puzzle): ReadonlySet<string> {
  const now = snapshotOf(start);
  const pair = goalPairOf(start);
  const wanted = questions.flatMap(({ name, params, holds }): string[] => {
    if (holds?.(start, start)) return [];
    if (name === 'hand') return [String(params.kind)];
    if (name === 'airdrops') return [`drop ${params.kind}`];
    if (name === 'tile') return ['money', `tile ${params.room}`];
    if (name === 'workers-at-least') return ['recruit', 'food'];
    if (name === 'morale-at-least') return ['morale', 'food', 'medicine'];
    if (name !== 'successes' && name !== 'goal-complete') return [];
    const side = params.side === 'east' ? 'east' : 'west';
    const cost = goalCalled(pair[side])?.successes[now.goals[side].successes]?.cost ?? {};
    return [`goal ${side}`, ...RESOURCES.filter((kind) => now.hand[kind] < (cost[kind] ?? 0))];
  });
  return new Set(wanted);
}

/** What a first choice brings, an airdrop what it drops. */
function broughtBy(move: Move, { start }: Puzzle): readonly string[] {
  const now = snapshotOf(start);
  const [word, at = '', id] = moveText(move).split(':');
  const place = LOCATION_IDS.find((one) => one === at);
  if (place === undefined || word === 'shoot') return [];
  const done = actionsAt(place, now).filter((action) => word === 'place' || action.id === id);
  return done.flatMap((action) => [
    ...gainsOf(action, place, now).map(([thing]) => thing),
    ...(action.airdrop ? [action.airdrop, `drop ${action.airdrop}`] : []),
    ...(action.furnishes ? [`tile ${place}`] : []),
  ]);
}
