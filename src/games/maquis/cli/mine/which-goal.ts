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
import type { Snapshot } from '../../engine/index.ts';
import { type Judged, puzzleOf } from '../../puzzles/puzzle.ts';
import { tableFrom } from '../../puzzles/set-up.ts';
import type { Check } from '../../puzzles/stated-puzzle.ts';
import { type Part, partsAt, together } from './asked.ts';
import { isUnearned } from './earned.ts';
import { AS_IT_STANDS } from './lures.ts';
import { type SureAfter, sureSets } from './sure-sets.ts';

/*
 * Two goals are near, and one of them is still to be had for certain: which one? The patrols alone decide it, for
 * without them either would do.
 */

type Stand = Pick<Judged, 'mode' | 'table'>;
type Table = Judged['table'];
/** What of a goal counts: one more success, or that it is complete. */
type Step = NonNullable<Check['either-goal']>;

const LOOKED_AT = 20_000;
const MOST_RIGHT = 2;
const LEAST_WRONG = 3;

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

/** What to ask where one goal is sure and the other one is not, though it would be if patrols kept away. */
export function* whichGoalAt(stand: Judged, step: Step, below: Below): Generator<Check> {
  const safe = partsAt(stand, below).filter(({ name }) => SAFE.test(name));
  const parts = [...SIDES.map((side) => stepOf(stand.table, side, step)), ...safe];
  const puzzle = puzzleOf(stand);
  // Both can be had if patrols keep away: far quicker to see than whether one is sure in spite of them.
  const calmly = sureSets(puzzle, parts, { most: LOOKED_AT, calm: AS_IT_STANDS }) ?? [];
  const isEither = SIDES.every((_, at) => calmly.some((one) => has(one, 1 << at)));
  const sure = isEither ? sureSets(puzzle, parts, { most: LOOKED_AT }) : undefined;
  if (!sure) return;
  for (let n = 1; n < parts.length; n++) {
    // Nothing besides is asked first, then each of the other parts.
    const [extra] = n < SIDES.length ? [] : [parts[n]];
    const bitsOf = (at: number): number => (1 << at) | (extra ? 1 << n : 0);
    const still = SIDES.flatMap((_, at) => (sure.some((one) => has(one, bitsOf(at))) ? [at] : []));
    const [kept] = still;
    if (kept === undefined || still.length > 1) continue;
    const isRight = ({ move }: SureAfter): boolean =>
      sure.some((one) => one.move === move && has(one, bitsOf(kept)));
    const right = sure.filter(isRight).length;
    if (right > MOST_RIGHT || sure.length - right < LEAST_WRONG) continue;
    const isLured = calmly.some((one) => has(one, bitsOf(1 - kept)) && !isRight(one));
    if (isLured)
      yield together([{ name: step, check: { 'either-goal': step } }, ...(extra ? [extra] : [])]);
  }
}

const SAFE = /^(nobody-arrested|arrests|home|morale \+0)/;

const has = ({ sets }: SureAfter, bits: number): boolean =>
  sets.some((set) => (set & bits) === bits);

const stepOf = ({ west, east }: Table, side: Side, step: Step): Part => {
  const before = (side === 'west' ? west : east)?.successes ?? 0;
  return {
    name: `${step} ${side}`,
    check: { 'either-goal': step },
    holds: ({ goals }: Snapshot) =>
      step === 'complete' ? goals[side].complete : goals[side].successes > before,
  };
};
