import {
  type DifficultyId,
  difficultyCalled,
  LOCATION_IDS,
  type LocationId,
  PAWNS,
  type Pawn,
  SIDES,
} from '../data/index.ts';
import {
  newGame,
  type PhaseId,
  patrolCount,
  RULESET,
  type RulesetId,
  type Snapshot,
  type Table,
  tableOf,
  withoutSecrets,
} from '../engine/index.ts';
import { WHILE_ACTING } from './correction.ts';

/** The start of a game, as the first thing to be changed. */
export const emptyTable = (
  difficulty: DifficultyId,
  goals: Table['goals'],
  ruleset: RulesetId = RULESET,
): Table => withoutSecrets(tableOf(newGame({ ruleset, difficulty, goals })));

/*
 * What a hand does when it sets up a table: pawns come from somewhere and go somewhere, and the rest
 * of a turn follows its moment. Each answers with the change it comes to; whether that can be is for
 * the engine to say.
 */

type Change = Partial<Snapshot>;

/**
 * Puts a pawn on a place, or nobody. Whoever stood there goes: a worker home, a patrol to those still
 * to come while patrols do come. A worker comes from home, else out of arrest, else from the cafe; a
 * patrol is one of those to come, as long as there are any.
 */
export function withPawn(state: Snapshot, place: LocationId, pawn: Pawn | undefined): Change {
  const before = pawnIn(state, place);
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
  const pawn = pawnIn(state, from);
  if (!pawn || from === to) return {};
  const lifted = withPawn(state, from, undefined);
  const put = withPawn({ ...state, ...lifted }, to, pawn);
  const acting = state.acting === from ? { acting: to } : {};
  return { ...lifted, ...put, ...acting };
}

/** The moments at which patrols are still to come. */
const BEFORE_ACTIONS: readonly PhaseId[] = ['look', 'placement', 'patrol'];

/** Goes to a moment of the turn, with as many patrols still to come as fit it. */
export function atMoment(state: Snapshot, phase: PhaseId): Change {
  const acting = WHILE_ACTING.includes(phase) ? (state.acting ?? state.workers[0] ?? null) : null;
  const { bridgeDue: wasDue } = state;
  const isDue = phase === 'bridge' || (wasDue === true && phase !== 'dusk');
  const bridgeDue = wasDue === undefined ? {} : { bridgeDue: isDue };
  if (!BEFORE_ACTIONS.includes(phase)) return { phase, acting, patrolsToCome: 0, ...bridgeDue };
  const atLarge = state.safeHouse + state.workers.length;
  const stationed = state.police.length + state.soldierPawns.length;
  const left = Math.max(phase === 'patrol' ? 1 : 0, patrolCount(atLarge, state.morale) - stationed);
  const patrolsToCome = state.patrolsToCome > 0 ? state.patrolsToCome : left;
  return { phase, acting, patrolsToCome, ...bridgeDue };
}

/** Another mode of play: its workers, those that are on the board or under arrest among them. */
export function withDifficulty(table: Table, difficulty: DifficultyId): Table {
  const { workers, recruits } = difficultyCalled(difficulty);
  const { state } = table;
  const cafe = Math.min(state.cafe, recruits);
  const inside = SIDES.filter((side) => state.goals[side].inside).length;
  const elsewhere = cafe + state.arrested + state.workers.length + (state.removed ?? 0) + inside;
  const safeHouse = Math.max(0, workers + recruits - elsewhere);
  return { ...table, difficulty, state: { ...state, cafe, safeHouse } };
}

/** Where each pawn is told of in a table. */
const LISTS = {
  worker: 'workers',
  police: 'police',
  soldier: 'soldierPawns',
} as const satisfies Record<Pawn, keyof Snapshot>;

/** Who stands on a place; the first of two, where two are told of. */
export const pawnIn = (state: Snapshot, place: LocationId): Pawn | undefined =>
  PAWNS.find((pawn) => state[LISTS[pawn]].includes(place));

/** Says who stands on a place, and leaves everything else to be said. */
export function withOnlyPawn(
  state: Snapshot,
  place: LocationId,
  pawn: Pawn | undefined,
): Partial<Snapshot> {
  const lists = PAWNS.map((kind) => {
    const others = state[LISTS[kind]].filter((other) => other !== place);
    return [LISTS[kind], kind === pawn ? inOrder([...others, place]) : others] as const;
  });
  return Object.fromEntries(lists);
}

const inOrder = (places: readonly LocationId[]): LocationId[] =>
  LOCATION_IDS.filter((id) => places.includes(id));
