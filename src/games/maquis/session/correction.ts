import {
  difficultyCalled,
  type Goal,
  type Goods,
  goalCalled,
  type LocationId,
  type Resource,
  SIDES,
} from '../data/index.ts';
import {
  fittingPhase,
  fittingPhases,
  goalSuccesses,
  isEnding,
  type PhaseId,
  type Position,
  patrolCount,
  positionFrom,
  type Reason,
  readMove,
  type Snapshot,
  type Table,
  type TableFault,
  tableOf,
  type Unseen,
} from '../engine/index.ts';
import type { TableGame } from './game.ts';

/** What was changed along with a correction so that the table fits together again. */
type Adjustment = 'phase' | 'patrols' | 'arrested' | 'acting' | 'goals';

export interface Corrected {
  readonly table: Table;
  readonly adjusted: readonly Adjustment[];
  /** What still cannot be; empty for a table that can be played on. */
  readonly faults: readonly TableFault[];
}

/**
 * Puts a hand-made change into a table. What follows from the rest (whose turn it is, how many are
 * arrested, whether a goal is complete) is made to fit; anything else that does not fit is told.
 */
export function correct(table: Table, change: Partial<Snapshot>): Corrected {
  const wanted = reopened(table, { ...table.state, ...change }, change);
  const patrolsToCome = fittingPatrols(table.state, wanted, change);
  const asked = { ...wanted, patrolsToCome };
  // A moment that was chosen by hand, though it does not fit, is told of and not taken away again.
  const wasFitting = fittingPhases(table).includes(table.state.phase);
  const found = wasFitting ? fittingPhase({ ...table, state: asked }) : asked.phase;
  const phase = change.phase ?? found;
  const acting = WHILE_ACTING.includes(phase) ? asked.acting : null;
  const arrested = change.arrested ?? arrestedIn(table, asked);
  const goals = fittingGoals(table, asked);
  const state: Snapshot = { ...asked, phase, acting, arrested, goals };
  const corrected: Table = { ...table, state, unseen: fittingUnseen(table, state, change) };
  const made = positionFrom(corrected);
  const adjusted: Adjustment[] = [];
  if (phase !== table.state.phase) adjusted.push('phase');
  if (patrolsToCome !== wanted.patrolsToCome) adjusted.push('patrols');
  if (acting !== asked.acting && acting !== table.state.acting) adjusted.push('acting');
  if (arrested !== table.state.arrested && change.arrested === undefined) adjusted.push('arrested');
  if (JSON.stringify(goals) !== JSON.stringify(asked.goals)) adjusted.push('goals');
  return { table: corrected, adjusted, faults: 'faults' in made ? made.faults : [] };
}

/** The moments of a turn at which a worker who has acted may still be on the board. */
export const WHILE_ACTING: readonly PhaseId[] = ['returning', 'reveal', 'remove'];

/** A game that was over by what is now corrected goes on with a new turn. */
function reopened(table: Table, wanted: Snapshot, change: Partial<Snapshot>): Snapshot {
  if (wanted.phase !== 'over' || change.phase !== undefined) return wanted;
  const state = { ...wanted, goals: fittingGoals(table, wanted) };
  const unseen = fittingUnseen(table, state, change);
  if (isEnding({ ...table, state, unseen })) return wanted;
  const patrolsToCome = change.patrolsToCome ?? patrolCount(state.safeHouse, state.morale);
  return { ...wanted, phase: 'placement', shot: false, patrolsToCome };
}

/** Pawns that are neither at home, at the cafe nor on the board, nor left the game, have been arrested. */
function arrestedIn({ difficulty }: Table, state: Snapshot): number {
  const { safeHouse, cafe, workers, removed = 0, goals } = state;
  const mode = difficultyCalled(difficulty);
  const inside = SIDES.filter((side) => goals[side].inside).length;
  const elsewhere = safeHouse + cafe + workers.length + removed + inside;
  return Math.max(0, mode.workers + mode.recruits - elsewhere);
}

function fittingGoals({ goals }: Table, state: Snapshot): Snapshot['goals'] {
  const [west, east] = SIDES.map((side) => {
    const progress = state.goals[side];
    const goal = goalCalled(goals[side]);
    if (!goal) return progress;
    const { successes, marks = [] } = progress;
    if (goal.guns) {
      const { complete, major } = goal.guns;
      return {
        ...progress,
        complete: marks.length >= complete,
        major: marks.length >= major,
      };
    }
    if (goal.bridges) {
      return { ...progress, complete: state.bridges?.length === goal.bridges.length };
    }
    return isCompleteBySuccesses(goal)
      ? { ...progress, complete: successes >= goalSuccesses(goal) }
      : progress;
  });
  return { west, east };
}

/** Whether a goal is complete with its last success, and not by something else. */
export const isCompleteBySuccesses = (goal: Goal): boolean =>
  goalSuccesses(goal) > 0 &&
  !goal.guns &&
  !goal.bridges &&
  !goal.successes.some(({ stays }) => stays?.homeOn !== undefined);

/** What cannot be seen stays as it was, as far as it can still be true after the change. */
function fittingUnseen(table: Table, state: Snapshot, change: Partial<Snapshot>): Unseen {
  const { carrying, ending, broken, soldiersThisTurn, deck, random } = table.unseen ?? {};
  const touches = (...parts: (keyof Snapshot)[]): boolean => parts.some((part) => part in change);
  const keepsEnding =
    ending !== undefined &&
    !touches('phase') &&
    !(ending === 'morale' && touches('morale')) &&
    !(ending === 'goals' && touches('goals')) &&
    !(ending === 'time' && touches('day')) &&
    !(ending === 'workers' && touches('workers', 'safeHouse'));
  return {
    ...(random ? { random } : {}),
    ...(deck && !touches('discard') ? { deck } : {}),
    ...(carrying && WHILE_ACTING.includes(state.phase) ? { carrying } : {}),
    ...(keepsEnding ? { ending } : {}),
    ...(broken && !touches('morale') ? { broken } : {}),
    ...(soldiersThisTurn !== undefined &&
    !touches('soldiers', 'soldierPawns') &&
    state.patrolsToCome === table.state.patrolsToCome
      ? { soldiersThisTurn }
      : {}),
  };
}

/** Before the first pawn of a turn stands, the patrols are counted anew from what was corrected. */
function fittingPatrols(before: Snapshot, asked: Snapshot, change: Partial<Snapshot>): number {
  const pawns = [...asked.workers, ...asked.police, ...asked.soldierPawns];
  const isTurnStart = before.phase === 'placement' && pawns.length === 0;
  const touchesCount = change.safeHouse !== undefined || change.morale !== undefined;
  if (!isTurnStart || !touchesCount || change.patrolsToCome !== undefined) {
    return asked.patrolsToCome;
  }
  return patrolCount(asked.safeHouse, asked.morale);
}

/**
 * Where the visitor keeps the goods, the site's count can be behind. A move refused for want of goods
 * alone can be made by saying "I have it": the table with what is missing put into the hand, or
 * nothing where the want is of another sort or the box holds no more.
 */
export function claimedTable(position: Position, reasons: readonly Reason[]): Table | undefined {
  const wants = reasons.map(want);
  if (wants.length === 0 || wants.includes(undefined)) return undefined;
  return tableHolding(position, Object.fromEntries(wants.flatMap((one) => (one ? [one] : []))));
}

/**
 * The table with at least these goods in the hand, on the visitor's word; nothing where the box does
 * not hold as many.
 */
export function tableHolding(position: Position, goods: Goods): Table | undefined {
  const table = tableOf(position);
  const hand = { ...table.state.hand };
  for (const [kind, count] of Object.entries(goods) as [Resource, number][]) {
    hand[kind] = Math.max(hand[kind] ?? 0, count);
  }
  const corrected = correct(table, { hand });
  return corrected.faults.length === 0 ? corrected.table : undefined;
}

function want({ code, params }: Reason): readonly [Resource, number] | undefined {
  if (code === 'no-weapon') return ['weapon', 1];
  return code === 'cannot-pay' ? [params.kind as Resource, Number(params.need)] : undefined;
}

/** How a shot at a place could be fired now: by the site's count, by the visitor's word, or not at all. */
type ShotNow = 'by the count' | Table | undefined;

/** Where the visitor keeps the goods, the table that their word for a weapon makes of this one. */
export function shotNow({ owners }: TableGame, position: Position, place: LocationId): ShotNow {
  const read = readMove(position, `shoot:${place}`);
  if ('move' in read) return 'by the count';
  if (owners.goods !== 'visitor' || !('reasons' in read)) return undefined;
  return claimedTable(position, read.reasons);
}
