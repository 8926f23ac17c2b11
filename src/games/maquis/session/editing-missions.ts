import {
  editionCalled,
  type Goal,
  type GoalId,
  goalCalled,
  SIDES,
  type Side,
} from '../data/index.ts';
import {
  type GoalPair,
  type GoalProgress,
  goalsFit,
  phasesOf,
  RULESET,
  type RulesetId,
  rulesetNamed,
  type Snapshot,
  type Table,
} from '../engine/index.ts';
import { atMoment, emptyTable } from './editing.ts';

/*
 * What a hand does to the edition and the missions of a table that it sets up. What belongs to a mission
 * goes with it.
 */

/** The goals that can lie beyond an exit in an edition, its three-star missions in the east. */
export function goalsBeyond(side: Side, ruleset: RulesetId = RULESET): readonly GoalId[] {
  const { goals, threeStarGoals } = editionCalled(ruleset);
  return side === 'east' ? [...goals, ...threeStarGoals] : goals;
}

/** Another goal beyond an exit, not yet begun; where the other exit has it, the two change places. */
export function withGoal(table: Table, side: Side, goal: GoalId): Table {
  const { goals, ruleset, state } = table;
  if (goals[side] === goal) return table;
  const { west, east } = goals;
  const swapped = { west: east, east: west };
  const isSwap = (goal === west || goal === east) && goalsFit(ruleset ?? RULESET, swapped);
  if (isSwap) {
    const progress = { west: state.goals.east, east: state.goals.west };
    return { ...table, goals: swapped, state: { ...state, goals: progress } };
  }
  return withGoals(table, fitting({ ...goals, [side]: goal }, side, ruleset));
}

/** The table in another edition: what that does not have is taken off it. */
export function withRuleset(table: Table, ruleset: RulesetId): Table {
  const { difficulty, state } = table;
  const goals = fitting(table.goals, undefined, ruleset);
  const { state: fresh } = emptyTable(difficulty, goals, ruleset);
  const { tiles, resources } = editionCalled(ruleset);
  const rooms = Object.entries(state.rooms).filter(([, tile]) => tiles.includes(tile));
  const there: Snapshot = {
    ...fresh,
    ...common(fresh, state),
    hand: { ...fresh.hand, ...common(fresh.hand, state.hand) },
    rooms: Object.fromEntries(rooms),
    goals: state.goals,
    ...(fresh.fakeIds && !resources.includes('fake-id') ? { fakeIds: [] } : {}),
  };
  return withGoals(
    { ...rulesetNamed(ruleset), difficulty, goals: table.goals, state: there },
    goals,
  );
}

/** Of one object what another one has as well. */
const common = <Value extends object>(keys: Value, of: Partial<Value>): Partial<Value> =>
  Object.fromEntries(Object.entries(of).filter(([key]) => key in keys)) as Partial<Value>;

/** Two goals of an edition; one that does not fit gives way to the first that does, never the one just chosen. */
function fitting(goals: GoalPair, chosen: Side | undefined, ruleset?: RulesetId): GoalPair {
  const goalOn = (side: Side, other?: GoalId): GoalId => {
    const known = goalsBeyond(side, ruleset);
    const wanted = goals[side];
    if (known.includes(wanted) && wanted !== other) return wanted;
    return known.find((id) => id !== other) ?? wanted;
  };
  if (chosen === 'east') return { west: goalOn('west', goals.east), east: goals.east };
  const west = goalOn('west');
  return { west, east: goalOn('east', west) };
}

/**
 * Lays these goals beyond the exits. Whoever stayed on a card that goes comes home; markers that stand
 * where they start with the goals before are put where they start with these.
 */
function withGoals(table: Table, goals: GoalPair): Table {
  const { difficulty, ruleset, state } = table;
  const { state: fresh } = emptyTable(difficulty, goals, ruleset);
  const progressOf = (side: Side): GoalProgress =>
    goals[side] === table.goals[side]
      ? { ...fresh.goals[side], ...common(fresh.goals[side], state.goals[side]) }
      : fresh.goals[side];
  const progress = { west: progressOf('west'), east: progressOf('east') };
  const home = insideOf(state.goals) - insideOf(progress);
  const asks = (does: (goal: Goal) => unknown): boolean =>
    SIDES.some((side) => {
      const goal = goalCalled(goals[side]);
      return goal !== undefined && Boolean(does(goal));
    });
  const isKnown = phasesOf({ ...table, goals }).includes(state.phase);
  return {
    ...table,
    goals,
    state: {
      ...state,
      ...(isKnown ? {} : atMoment(state, 'placement')),
      ...markersOf(state, emptyTable(difficulty, table.goals, ruleset).state, fresh),
      goals: progress,
      safeHouse: state.safeHouse + home,
      ...(fresh.bridges && !asks(({ bridges }) => bridges)
        ? { bridges: fresh.bridges, bridgeDue: false }
        : {}),
      ...(fresh.bombed !== undefined && !asks(({ distraction }) => distraction)
        ? { distracted: false, bombed: false }
        : {}),
      ...(fresh.known !== undefined && !asks(looks) ? { known: null } : {}),
    },
  };
}

/** The markers of both tracks, and the patrols of a turn that nobody has begun. */
function markersOf(state: Snapshot, before: Snapshot, fresh: Snapshot): Partial<Snapshot> {
  const morale = state.morale === before.morale ? fresh.morale : state.morale;
  const soldiers = state.soldiers === before.soldiers ? fresh.soldiers : state.soldiers;
  const pawns = [state.workers, state.police, state.soldierPawns].flat();
  const isBegun = pawns.length > 0 || state.patrolsToCome !== before.patrolsToCome;
  return { morale, soldiers, ...(isBegun ? {} : { patrolsToCome: fresh.patrolsToCome }) };
}

const looks = ({ successes }: Goal): boolean => successes.some(({ stays }) => stays?.looks);

const insideOf = (goals: Snapshot['goals']): number =>
  SIDES.filter((side) => goals[side].inside).length;

/**
 * Who stays on a card follows from how far its goal is, and the other way round: whichever of the two a
 * change tells of. The worker comes from home, or goes there.
 */
export function withStaying(table: Table, change: Partial<Snapshot>): Partial<Snapshot> {
  if (!change.goals || change.safeHouse !== undefined) return change;
  const before = table.state.goals;
  const progressOf = (side: Side): GoalProgress => {
    const wanted = change.goals?.[side] ?? before[side];
    const stays = goalCalled(table.goals[side])?.successes.findIndex((one) => one.stays) ?? -1;
    if (stays < 0) return wanted;
    if (wanted.inside !== before[side].inside) {
      return { ...wanted, successes: stays + Number(wanted.inside), complete: false };
    }
    return { ...wanted, inside: wanted.successes === stays + 1 && !wanted.complete };
  };
  const goals = { west: progressOf('west'), east: progressOf('east') };
  const left = insideOf(goals) - insideOf(before);
  const safeHouse = Math.max(0, table.state.safeHouse - left);
  return { ...change, goals, ...(left === 0 ? {} : { safeHouse }) };
}
