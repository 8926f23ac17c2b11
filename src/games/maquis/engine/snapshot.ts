import { RANDOM_WORDS } from '#shared/random.ts';
import {
  FIELDS,
  type FieldId,
  RESOURCES,
  type Resource,
  SIDES,
  SPARE_ROOMS,
  TILE_IDS,
} from '../data/index.ts';
import type { GoalPair } from './new-game.ts';
import { cardsInOrder } from './patrol.ts';
import { idOf, idsOf } from './places.ts';
import {
  ACTING,
  ARRESTED,
  AT_CAFE,
  AT_HOME,
  BROKEN,
  CARRIED,
  CARRIED_MORALE,
  CARRIED_RECRUIT,
  CARRIED_TO,
  COMPLETE,
  DAY,
  DECK_ORDER,
  DISCARD_ORDER,
  difficultyOf,
  ENDING,
  FIELD_GOODS,
  goalOf,
  HAND,
  MORALE,
  NO_TILE,
  NOT_ENDING,
  NOWHERE,
  PATROLS_TO_COME,
  PHASE,
  PHASES,
  POLICE,
  type Position,
  RANDOM,
  RETURNING,
  ROOM_TILES,
  SHOT,
  SOLDIER_PAWNS,
  SOLDIERS,
  SOLDIERS_THIS_TURN,
  SUCCESSES,
  WORKERS,
} from './position.ts';
import { countOf, goodsOf, NOTHING, type Stock } from './stock.ts';
import type { GoalProgress, Snapshot, Table, Unseen } from './table.ts';
import { endingOf } from './upkeep.ts';

/** A position as the record shows it. */
export function snapshotOf(position: Position): Snapshot {
  const acting = position[ACTING];
  return {
    phase: PHASES[position[PHASE]],
    day: position[DAY],
    morale: position[MORALE],
    soldiers: position[SOLDIERS],
    hand: amounts(position[HAND]),
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
  };
}

/** A position as a table, with what cannot be seen: {@link positionFrom} gives the same again. */
export function tableOf(position: Position): Table {
  return {
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
  const ending = endingOf(position);
  return {
    soldiersThisTurn: position[SOLDIERS_THIS_TURN],
    ...(position[PHASE] === RETURNING ? { carrying: carrying(position) } : {}),
    ...(position[ENDING] !== NOT_ENDING && ending ? { ending } : {}),
    ...(position[BROKEN] ? { broken: true } : {}),
    ...(deck.length > 0 ? { deck } : {}),
    random: Array.from({ length: RANDOM_WORDS }, (_, word) => position[RANDOM + word]),
  };
}

function carrying(position: Position): Required<Unseen>['carrying'] {
  const field = position[CARRIED_TO];
  return {
    goods: goodsOf(position[CARRIED]),
    morale: position[CARRIED_MORALE] as -1 | 0 | 1,
    recruit: position[CARRIED_RECRUIT] === 1,
    ...(field === NOWHERE ? {} : { field: idOf(field) as FieldId }),
  };
}

function amounts(stock: Stock): Record<Resource, number> {
  const of: Partial<Record<Resource, number>> = {};
  RESOURCES.forEach((resource, kind) => {
    of[resource] = countOf(stock, kind);
  });
  return of as Record<Resource, number>;
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
  const laid: Record<string, (typeof TILE_IDS)[number]> = {};
  SPARE_ROOMS.forEach((room, n) => {
    const tile = position[ROOM_TILES + n];
    if (tile !== NO_TILE) laid[room] = TILE_IDS[tile];
  });
  return laid;
}

const progress = (position: Position, exit: number): GoalProgress => ({
  successes: position[SUCCESSES + exit],
  complete: position[COMPLETE + exit] === 1,
});
