import { RANDOM_WORDS } from '#shared/random.ts';
import {
  type CardNumber,
  EVERY_RESOURCE,
  EVERY_TILE_ID,
  FIELDS,
  type FieldId,
  GOAL_IDS,
  type Hand,
  type Resource,
  SIDES,
  SPARE_ROOMS,
  type TileId,
} from '../data/index.ts';
import type { GoalPair } from './new-game.ts';
import { cardsInOrder } from './patrol.ts';
import { idOf, idsOf } from './places.ts';
import {
  ACTING,
  ARRESTED,
  AT_CAFE,
  AT_HOME,
  BOMBED,
  BRIDGE_DUE,
  BROKEN,
  CARRIED,
  CARRIED_MORALE,
  CARRIED_RECRUIT,
  CARRIED_TO,
  COMPLETE,
  DAY,
  DECK_ORDER,
  DESTROYED,
  DISCARD_ORDER,
  DISTRACTED,
  difficultyOf,
  EDITION,
  editionOf,
  FAKE_IDS,
  FIELD_GOODS,
  goalOf,
  HAND,
  INSIDE,
  KNOWN,
  LAPS,
  MAJOR,
  MARKS,
  MORALE,
  NO_TILE,
  NOWHERE,
  PATROLS_TO_COME,
  PHASE,
  PHASES,
  POLICE,
  type Position,
  RANDOM,
  REMOVE,
  REMOVED,
  RETURNING,
  REVEAL,
  ROOM_TILES,
  SHOT,
  SOLDIER_PAWNS,
  SOLDIERS,
  SOLDIERS_THIS_TURN,
  SUCCESSES,
  TARGET,
  WORKERS,
} from './position.ts';
import { countOf, goodsOf, NOTHING, type Stock } from './stock.ts';
import {
  BRIDGE_ROADS,
  BRIDGES,
  type GoalProgress,
  type Snapshot,
  type Table,
  type Unseen,
} from './table.ts';
import { firstEndingOf } from './upkeep.ts';

/** A position as the record shows it. */
export function snapshotOf(position: Position): Snapshot {
  const acting = position[ACTING];
  return {
    phase: PHASES[position[PHASE]],
    day: position[DAY],
    morale: position[MORALE],
    soldiers: position[SOLDIERS],
    hand: amounts(position[HAND], editionOf(position).resources),
    safeHouse: position[AT_HOME],
    cafe: position[AT_CAFE],
    arrested: position[ARRESTED],
    workers: idsOf(position[WORKERS]),
    police: idsOf(position[POLICE]),
    soldierPawns: idsOf(position[SOLDIER_PAWNS]),
    airdrops: airdrops(position),
    rooms: rooms(position),
    goals: { west: progress(position, 0), east: progress(position, 1) },
    discard: cardsInOrder(position, DISCARD_ORDER),
    patrolsToCome: position[PATROLS_TO_COME],
    shot: position[SHOT] === 1,
    acting: acting === NOWHERE ? null : idOf(acting),
    ...(hasMissions(position) ? besides(position) : {}),
  };
}

/** Whether the edition has missions of which more must be told than their successes. */
const hasMissions = (position: Position): boolean =>
  editionOf(position).goals.length > GOAL_IDS.length;

/** What only such editions have. */
function besides(position: Position): Partial<Snapshot> {
  const known = position[KNOWN];
  return {
    lap: position[LAPS] + 1,
    removed: position[REMOVED],
    known: known === 0 ? null : (known as CardNumber),
    bridges: BRIDGES.filter((_, n) => ((position[DESTROYED] >>> BRIDGE_ROADS[n]) & 1) === 1),
    bridgeDue: position[BRIDGE_DUE] === 1,
    fakeIds: idsOf(position[FAKE_IDS]),
    distracted: position[DISTRACTED] === 1,
    bombed: position[BOMBED] === 1,
  };
}

/** A position as a table, with what cannot be seen: {@link positionFrom} gives the same again. */
export function tableOf(position: Position): Table {
  return {
    ...(position[EDITION] === 0 ? {} : { ruleset: editionOf(position).id }),
    difficulty: difficultyOf(position).id,
    goals: goalPairOf(position),
    state: snapshotOf(position),
    unseen: unseenIn(position),
  };
}

export function goalPairOf(position: Position): GoalPair {
  const [west, east] = SIDES.map((_, exit) => goalOf(position, exit).id);
  return { west, east };
}

function unseenIn(position: Position): Unseen {
  const deck = cardsInOrder(position, DECK_ORDER);
  const ending = firstEndingOf(position);
  return {
    soldiersThisTurn: position[SOLDIERS_THIS_TURN],
    ...(isCarrying(position) ? { carrying: carrying(position) } : {}),
    ...(ending ? { ending } : {}),
    ...(position[BROKEN] ? { broken: true } : {}),
    ...(deck.length > 0 ? { deck } : {}),
    random: Array.from({ length: RANDOM_WORDS }, (_, word) => position[RANDOM + word]),
  };
}

/** Whether somebody who has acted may be bringing something home. */
const isCarrying = (position: Position): boolean => {
  const phase = position[PHASE];
  return phase === RETURNING || phase === REVEAL || phase === REMOVE;
};

function carrying(position: Position): Required<Unseen>['carrying'] {
  const field = position[CARRIED_TO];
  return {
    goods: goodsOf(position[CARRIED]),
    morale: position[CARRIED_MORALE] as -1 | 0 | 1,
    recruit: position[CARRIED_RECRUIT] === 1,
    ...(field === NOWHERE ? {} : { field: idOf(field) as FieldId }),
  };
}

function amounts(stock: Stock, resources: readonly Resource[]): Hand {
  const of: Partial<Record<Resource, number>> = {};
  resources.forEach((resource) => {
    of[resource] = countOf(stock, EVERY_RESOURCE.indexOf(resource));
  });
  return of as Hand;
}

function airdrops(position: Position): Snapshot['airdrops'] {
  const lying: Record<string, Snapshot['airdrops'][FieldId]> = {};
  FIELDS.forEach((field, n) => {
    const goods = position[FIELD_GOODS + n];
    if (goods !== NOTHING) lying[field] = goodsOf(goods);
  });
  return lying;
}

function rooms(position: Position): Snapshot['rooms'] {
  const laid: Record<string, TileId> = {};
  SPARE_ROOMS.forEach((room, n) => {
    const tile = position[ROOM_TILES + n];
    if (tile !== NO_TILE) laid[room] = EVERY_TILE_ID[tile];
  });
  return laid;
}

function progress(position: Position, exit: number): GoalProgress {
  const reached = {
    successes: position[SUCCESSES + exit],
    complete: position[COMPLETE + exit] === 1,
  };
  if (!hasMissions(position)) return reached;
  const target = position[TARGET + exit];
  return {
    ...reached,
    major: position[MAJOR + exit] === 1,
    marks: idsOf(position[MARKS + exit]),
    inside: position[INSIDE + exit] === 1,
    target: target === 0 ? null : idOf(target),
  };
}
