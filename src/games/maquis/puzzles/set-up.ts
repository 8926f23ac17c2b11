import * as v from 'valibot';
import {
  type CardNumber,
  type DifficultyId,
  difficultyCalled,
  FIELDS,
  GOAL_IDS,
  LOCATION_IDS,
  MORALE_TRACK,
  PATROL_CARDS,
  RESOURCES,
  SIDES,
  SOLDIER_TRACK,
  SPARE_ROOMS,
  TILE_IDS,
  TURN_TRACK,
} from '../data/index.ts';
import { patrolCount, type Table } from '../engine/index.ts';

/*
 * A table as a puzzle's file writes it: the words of the record, with everything left out that is
 * as usual.
 */

const count = v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(0));

export const PlaceSchema = v.picklist(
  LOCATION_IDS,
  ({ received }) => `no place is called ${received}`,
);
const places = v.array(PlaceSchema);
export const GoodsSchema = v.strictObject(v.entriesFromList(RESOURCES, v.exactOptional(count)));

const progress = v.strictObject({
  successes: v.exactOptional(count),
  complete: v.exactOptional(v.boolean()),
});

export const PuzzleSetUpSchema = v.strictObject({
  goals: v.strictObject(
    v.entriesFromList(
      SIDES,
      v.picklist(GOAL_IDS, ({ received }) => `no goal is called ${received}`),
    ),
  ),
  phase: v.exactOptional(v.picklist(['placement', 'patrol', 'action'])),
  day: v.exactOptional(count),
  morale: v.exactOptional(count),
  soldiers: v.exactOptional(count),
  hand: v.exactOptional(GoodsSchema),
  cafe: v.exactOptional(count),
  arrested: v.exactOptional(count),
  workers: v.exactOptional(places),
  police: v.exactOptional(places),
  soldierPawns: v.exactOptional(places),
  airdrops: v.exactOptional(
    v.strictObject(v.entriesFromList(FIELDS, v.exactOptional(GoodsSchema))),
  ),
  rooms: v.exactOptional(
    v.strictObject(v.entriesFromList(SPARE_ROOMS, v.exactOptional(v.picklist(TILE_IDS)))),
  ),
  west: v.exactOptional(progress),
  east: v.exactOptional(progress),
  discard: v.exactOptional(v.array(v.picklist(PATROL_CARDS.map(({ number }) => number)))),
  patrolsToCome: v.exactOptional(count),
});

export type PuzzleSetUp = v.InferOutput<typeof PuzzleSetUpSchema>;

const NOT_BEGUN = { successes: 0, complete: false };

/**
 * The table of a set-up. Usual is: START, six morale, nothing in hand, recruits still at the cafe.
 * Workers nobody speaks of stand in the safe house; the patrols of the turn that are not on the
 * board are still to come.
 */
export function tableFrom(
  mode: DifficultyId,
  setUp: PuzzleSetUp,
  deck: readonly CardNumber[] = [],
): Table {
  const { workers, recruits } = difficultyCalled(mode);
  const { goals, hand, west, east, airdrops = {}, rooms = {}, ...state } = setUp;
  const { phase = 'placement', morale = MORALE_TRACK.start, cafe = recruits, arrested = 0 } = state;
  const { workers: out = [], police = [], soldierPawns = [] } = state;
  const atLarge = workers + recruits - cafe - arrested;
  const stationed = police.length + soldierPawns.length;
  const toCome = phase === 'action' ? 0 : Math.max(0, patrolCount(atLarge, morale) - stationed);
  return {
    difficulty: mode,
    goals,
    state: {
      phase,
      day: state.day ?? TURN_TRACK.start,
      morale,
      soldiers: state.soldiers ?? SOLDIER_TRACK.start,
      hand: { intel: 0, food: 0, medicine: 0, money: 0, weapon: 0, explosives: 0, ...hand },
      safeHouse: atLarge - out.length,
      cafe,
      arrested,
      workers: out,
      police,
      soldierPawns,
      airdrops,
      rooms,
      goals: { west: { ...NOT_BEGUN, ...west }, east: { ...NOT_BEGUN, ...east } },
      discard: state.discard ?? [],
      patrolsToCome: state.patrolsToCome ?? toCome,
      shot: false,
      acting: null,
    },
    ...(deck.length > 0 ? { unseen: { deck } } : {}),
  };
}

/**
 * The most policemen who can stand on a table in whose turn nobody has shot: as many of its patrols as the
 * soldiers leave.
 */
export const mostPolice = ({ state }: Table): number => {
  const { police, soldierPawns, patrolsToCome, soldiers } = state;
  return Math.max(0, police.length + soldierPawns.length + patrolsToCome - soldiers);
};
