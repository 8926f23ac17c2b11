import type { DifficultyId, Goods } from '#games/maquis/data/index.ts';
import {
  type GoalPair,
  type GoalProgress,
  newGame,
  type Position,
  positionFrom,
  type RulesetId,
  type Snapshot,
  type Table,
  tableOf,
  type Unseen,
} from '#games/maquis/engine/index.ts';

/** What a test says of a table; everything it does not say is as at the start of a game. */
export interface Told extends Partial<Omit<Snapshot, 'hand' | 'goals'>> {
  /** Print-and-play 1.1 unless told otherwise. */
  readonly ruleset?: RulesetId;
  readonly difficulty?: DifficultyId;
  readonly goals?: GoalPair;
  readonly hand?: Goods;
  /** How far the goal beyond each exit is. */
  readonly west?: Partial<GoalProgress>;
  readonly east?: Partial<GoalProgress>;
  readonly unseen?: Unseen;
}

/** The pair most tests are played with. */
export const USUAL_GOALS: GoalPair = { west: 'sabotage', east: 'aid-the-spy' };

/**
 * A table: normal difficulty, Sabotage in the west and Aid the Spy in the east unless told
 * otherwise. Workers nobody speaks of stand in the safe house; patrols come only in the placement
 * phase, three of them or as many as there are pawns left for.
 */
export function tableWith(told: Told = {}): Table {
  const { ruleset, difficulty = 'normal', goals = USUAL_GOALS, ...rest } = told;
  const { hand, west, east, unseen, ...state } = rest;
  const edition = ruleset ? { ruleset } : {};
  const start = tableOf(newGame({ ...edition, difficulty, goals })).state;
  const cafe = state.cafe ?? start.cafe;
  const inside = [west, east].filter((goal) => goal?.inside).length;
  const elsewhere =
    inside + cafe + (state.arrested ?? 0) + (state.removed ?? 0) + (state.workers?.length ?? 0);
  const patrols = (state.police?.length ?? 0) + (state.soldierPawns?.length ?? 0);
  const isPlacement =
    state.phase === undefined || ['placement', 'patrol', 'look'].includes(state.phase);
  return {
    ...edition,
    difficulty,
    goals,
    state: {
      ...start,
      safeHouse: start.safeHouse + start.cafe - elsewhere,
      patrolsToCome: isPlacement ? Math.min(start.patrolsToCome, Math.max(0, 5 - patrols)) : 0,
      ...state,
      hand: { ...start.hand, ...hand },
      goals: {
        west: { ...start.goals.west, ...west },
        east: { ...start.goals.east, ...east },
      },
    },
    ...(unseen ? { unseen } : {}),
  };
}

/** The position of such a table; throws where the table cannot be. */
export function positionWith(told: Told = {}): Position {
  const made = positionFrom(tableWith(told));
  if ('faults' in made) {
    throw new Error(`no such table: ${made.faults.map(({ code }) => code).join(', ')}`);
  }
  return made.position;
}

/** A worker is next to be placed. */
export const placing = (told: Told = {}): Position => positionWith({ phase: 'placement', ...told });

/** A patrol is next to be drawn; the workers are on the board. */
export const patrolling = (told: Told = {}): Position => positionWith({ phase: 'patrol', ...told });

/** All pawns are placed and the workers told of can be activated. */
export const acting = (told: Told): Position => positionWith({ phase: 'action', ...told });

/** All workers are home again. */
export const atDusk = (told: Told = {}): Position => positionWith({ phase: 'dusk', ...told });

/** A game of the second edition, with the goals told of. */
export const boxed = (west: GoalPair['west'], east: GoalPair['east'], told: Told = {}): Told => ({
  ruleset: 'second-edition',
  goals: { west, east },
  ...told,
});
