import {
  DIFFICULTIES,
  type DifficultyId,
  type GoalId,
  type LocationId,
  type Side,
} from '../data/index.ts';
import {
  newGame,
  type PhaseId,
  patrolCount,
  type Snapshot,
  type Table,
  tableOf,
  withoutSecrets,
} from '../engine/index.ts';
import { type Pawn, pawnAt, withOnlyPawn } from './pawn-on.ts';

/*
 * What a hand does when it sets up a table: pawns come from somewhere and go somewhere, and the rest
 * of a turn follows its moment. Each answers with the change it comes to; whether that can be is for
 * the engine to say.
 */

type Change = Partial<Snapshot>;

/** The start of a game, as the first thing to be changed. */
export const emptyTable = (difficulty: DifficultyId, goals: Table['goals']): Table =>
  withoutSecrets(tableOf(newGame({ difficulty, goals })));

/**
 * Puts a pawn on a place, or nobody. Whoever stood there goes: a worker home, a patrol to those still
 * to come while patrols do come. A worker comes from home, else out of arrest, else from the cafe; a
 * patrol is one of those to come, as long as there are any.
 */
export function withPawn(state: Snapshot, place: LocationId, pawn: Pawn | undefined): Change {
  const before = pawnAt(state, place);
  if (before === pawn) return {};
  return { ...withOnlyPawn(state, place, pawn), ...offBoard(state, before, pawn) };
}

/** What a pawn taken from the board, and one put on it, mean for those that are not on it. */
function offBoard(state: Snapshot, gone: Pawn | undefined, come: Pawn | undefined): Change {
  const isPatrol = (pawn: Pawn | undefined) => pawn !== undefined && pawn !== 'worker';
  const waiting = state.safeHouse + Number(gone === 'worker');
  const comesFromCafe = come === 'worker' && waiting === 0 && state.arrested === 0;
  const safeHouse = come === 'worker' ? Math.max(0, waiting - 1) : waiting;
  const patrolsCome = state.phase === 'placement' || state.phase === 'patrol';
  const patrols = state.patrolsToCome + Number(isPatrol(gone));
  const patrolsToCome = isPatrol(come) ? Math.max(0, patrols - 1) : patrols;
  return {
    ...(safeHouse === state.safeHouse ? {} : { safeHouse }),
    ...(comesFromCafe && state.cafe > 0 ? { cafe: state.cafe - 1 } : {}),
    ...(patrolsCome && patrolsToCome !== state.patrolsToCome ? { patrolsToCome } : {}),
  };
}

/** Takes a pawn from one place to another; whoever stood there goes. */
export function withPawnMoved(state: Snapshot, from: LocationId, to: LocationId): Change {
  const pawn = pawnAt(state, from);
  if (!pawn || from === to) return {};
  const lifted = withPawn(state, from, undefined);
  const put = withPawn({ ...state, ...lifted }, to, pawn);
  const acting = state.acting === from ? { acting: to } : {};
  return { ...lifted, ...put, ...acting };
}

/** Goes to a moment of the turn, with as many patrols still to come as fit it. */
export function atMoment(state: Snapshot, phase: PhaseId): Change {
  const acting = phase === 'returning' ? (state.acting ?? state.workers[0] ?? null) : null;
  if (phase !== 'placement' && phase !== 'patrol') return { phase, acting, patrolsToCome: 0 };
  const atLarge = state.safeHouse + state.workers.length;
  const stationed = state.police.length + state.soldierPawns.length;
  const left = Math.max(phase === 'patrol' ? 1 : 0, patrolCount(atLarge, state.morale) - stationed);
  return { phase, acting, patrolsToCome: state.patrolsToCome > 0 ? state.patrolsToCome : left };
}

/** Another mode of play: its workers, those that are on the board or under arrest among them. */
export function withDifficulty(table: Table, difficulty: DifficultyId): Table {
  const { workers, recruits } = DIFFICULTIES.find(({ id }) => id === difficulty) ?? DIFFICULTIES[0];
  const { state } = table;
  const cafe = Math.min(state.cafe, recruits);
  const elsewhere = cafe + state.arrested + state.workers.length;
  const safeHouse = Math.max(0, workers + recruits - elsewhere);
  return { ...table, difficulty, state: { ...state, cafe, safeHouse } };
}

/** Another goal beyond an exit, not yet begun; where the other exit has it, the two change places. */
export function withGoal(table: Table, side: Side, goal: GoalId): Table {
  const { goals, state } = table;
  if (goals[side] === goal) return table;
  const { west, east } = goals;
  if (goal === west || goal === east) {
    const progress = { west: state.goals.east, east: state.goals.west };
    return { ...table, goals: { west: east, east: west }, state: { ...state, goals: progress } };
  }
  const fresh = { ...state.goals, [side]: { successes: 0, complete: false } };
  return { ...table, goals: { ...goals, [side]: goal }, state: { ...state, goals: fresh } };
}
