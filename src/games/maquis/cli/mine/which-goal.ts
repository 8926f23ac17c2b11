import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { SearchTooWide, solve } from '#play/puzzles/solve.ts';
import type { Below } from '#shared/random.ts';
import {
  DIFFICULTIES,
  type DifficultyId,
  GOALS,
  type Goal,
  RESOURCES,
  SIDES,
  type Side,
} from '../../data/index.ts';
import { AS_IT_STANDS, type Calm, rulesOn } from '../../puzzles/calm.ts';
import { type Judged, type Puzzle, puzzleOf } from '../../puzzles/puzzle.ts';
import { tableFrom } from '../../puzzles/set-up.ts';
import type { Check } from '../../puzzles/stated-puzzle.ts';
import { isUnearned } from './earned.ts';

/*
 * Two goals are near, and one of them is still to be had for certain: which one? The patrols alone decide it, for
 * without them either would do.
 */

type Stand = Pick<Judged, 'mode' | 'table'>;
type Table = Judged['table'];
/** What of a goal counts: one more success, or that it is complete. */
type Step = NonNullable<Check['either-goal']>;

const LOOKED_AT = 20_000;

/** The day on which a game is over. */
const endOf = (mode: DifficultyId): number =>
  DIFFICULTIES.find(({ id }) => id === mode)?.lastDay ?? 15;

const goalOn = ({ goals }: Table, side: Side): Goal | undefined =>
  GOALS.find(({ id }) => id === goals[side]);

/**
 * The same table where both goals are one step away, with what both steps take or one thing less: on the last day
 * of a game, or on the first from its own day on by which so much can have been brought. Nothing where there is none.
 */
export function nearBothGoals(
  { mode, table }: Stand,
  below: Below,
): (Stand & { readonly step: Step }) | undefined {
  const goals = SIDES.map((side) => goalOn(table, side));
  const isLast = below(2) === 0;
  if (!isLast && goals.some((goal) => !goal?.hasPlace)) return undefined;
  const done = goals.map((goal, n) => {
    const all = goal?.successes.length ?? 0;
    const scored = table[SIDES[n] ?? 'west']?.successes ?? 0;
    return Math.max(0, isLast ? all - 1 : Math.min(scored, all - 1));
  });
  const short = RESOURCES[below(RESOURCES.length)];
  const hand = Object.fromEntries(
    RESOURCES.flatMap((kind) => {
      const needed = goals.map(
        (goal, n) => goal?.atTheEnd?.hand[kind] ?? goal?.successes[done[n] ?? 0]?.cost[kind] ?? 0,
      );
      const shots = goals.some((goal) => goal?.soldiers) && kind === 'weapon' ? 1 : 0;
      const most = Math.max(...needed, shots) - (kind === short ? 1 : 0);
      const amount = Math.max(table.hand?.[kind] ?? 0, most);
      return amount > 0 ? [[kind, amount]] : [];
    }),
  );
  const soldiers = Math.max(
    table.soldiers ?? 0,
    ...goals.map((goal) => (isLast && goal?.soldiers ? goal.soldiers - 1 : 0)),
  );
  const near: Table = {
    ...table,
    hand,
    ...(soldiers > 0 ? { soldiers } : {}),
    west: { successes: done[0] ?? 0, complete: false },
    east: { successes: done[1] ?? 0, complete: false },
  };
  const first = isLast ? endOf(mode) - 1 : (table.day ?? 0);
  const last = isLast ? first : endOf(mode) - 2;
  for (let day = first; day <= last; day++) {
    const stand = { mode, table: { ...near, day } };
    if (!isUnearned(tableFrom(mode, stand.table))) {
      return { ...stand, step: isLast ? 'complete' : 'success' };
    }
  }
  return undefined;
}

/**
 * What to ask where one goal is sure and the other one is not, though it would be if patrols kept away. A success is
 * kept though its worker is arrested: what the patrols decide is whether everybody comes home.
 */
export function whichGoalAt(stand: Judged, step: Step): Check | undefined {
  const safely = (check: Check): Check => ({ 'nobody-arrested': true, ...check });
  const each = SIDES.map((side) =>
    puzzleOf({ ...stand, check: safely(stepOf(stand.table, side, step)) }),
  );
  // Quicker to see than whether one is sure in spite of the patrols.
  if (!each.every((puzzle) => isSure(puzzle, AS_IT_STANDS))) return undefined;
  const sure = each.filter((puzzle) => isSure(puzzle));
  return sure.length === 1 ? safely({ 'either-goal': step }) : undefined;
}

/** Whether a puzzle can be met for certain, or could if patrols kept away; not where there is too much to look at. */
function isSure(puzzle: Puzzle, calm?: Calm): boolean {
  const rules = calm ? rulesOn(calm) : PUZZLE_RULES;
  try {
    return solve(rules, puzzle, LOOKED_AT).worth(rules.root(puzzle)).ways > 0n;
  } catch (error) {
    if (error instanceof SearchTooWide) return false;
    throw error;
  }
}

const stepOf = ({ west, east }: Table, side: Side, step: Step): Check =>
  step === 'complete'
    ? { 'goal-complete': [side] }
    : { successes: { [side]: ((side === 'west' ? west : east)?.successes ?? 0) + 1 } };
