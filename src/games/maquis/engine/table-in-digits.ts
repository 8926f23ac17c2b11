import {
  type CardNumber,
  FIELDS,
  type FieldId,
  GOALS,
  type Goods,
  LOCATION_IDS,
  MORALE_TRACK,
  PATROL_CARDS,
  PAWNS_OF_A_COLOUR,
  RESOURCES,
  SIDES,
  SOLDIER_TRACK,
  SPARE_ROOMS,
  TILE_IDS,
  TOKENS_OF_A_KIND,
  TURN_TRACK,
} from '../data/index.ts';
import type { Digit, DigitReader } from './digits.ts';
import type { GoalPair } from './new-game.ts';
import { ENDINGS, PHASES } from './position.ts';
import type { GoalProgress, Snapshot, Unseen } from './table.ts';

/*
 * What lies on a table as digits below the number of choices there are, without the deck, which
 * nobody knows. Writing and reading stand side by side, part by part; whatever changes here is a new
 * version of the link. Counts of the workers nobody sees on the board are bounded by the box alone,
 * so what is read can still be wrong: it is looked at like any other table.
 */

type Lying = Pick<Snapshot, 'workers' | 'police' | 'soldierPawns'>;

const PAWNS = ['workers', 'police', 'soldierPawns'] as const;
const PAWN_COUNT = PAWNS_OF_A_COLOUR + 1;
const MORALE_CHANGES = [-1, 0, 1] as const;

export function stateDigits(state: Snapshot, goals: GoalPair): Digit[] {
  return [
    [PHASES.indexOf(state.phase), PHASES.length],
    [state.day, TURN_TRACK.end + 1],
    [state.morale, MORALE_TRACK.max + 1],
    [state.soldiers, SOLDIER_TRACK.max + 1],
    ...goodsDigits(state.hand),
    [state.safeHouse, PAWN_COUNT],
    [state.cafe, PAWN_COUNT],
    [state.arrested, PAWN_COUNT],
    ...pawnDigits(state),
    ...FIELDS.flatMap((field): Digit[] => {
      const lying = state.airdrops[field];
      return lying ? [[1, 2], ...goodsDigits(lying)] : [[0, 2]];
    }),
    ...SPARE_ROOMS.map((room): Digit => {
      const tile = state.rooms[room];
      return [tile ? TILE_IDS.indexOf(tile) + 1 : 0, TILE_IDS.length + 1];
    }),
    ...SIDES.flatMap((side): Digit[] => [
      [state.goals[side].successes, circlesOf(goals[side]) + 1],
      [Number(state.goals[side].complete), 2],
    ]),
    ...cardDigits(state.discard),
    [state.patrolsToCome, PAWN_COUNT],
    [Number(state.shot), 2],
    ...(state.phase === 'returning' ? [actingDigit(state)] : []),
  ];
}

export function readState(digits: DigitReader, goals: GoalPair): Snapshot {
  const phase = PHASES[digits.next(PHASES.length)];
  const day = digits.next(TURN_TRACK.end + 1);
  const morale = digits.next(MORALE_TRACK.max + 1);
  const soldiers = digits.next(SOLDIER_TRACK.max + 1);
  const hand = readGoods(digits);
  const [safeHouse, cafe, arrested] = PAWNS.map(() => digits.next(PAWN_COUNT));
  const pawns = readPawns(digits);
  const airdrops = FIELDS.flatMap((field) =>
    digits.next(2) ? [[field, readGoods(digits)] as const] : [],
  );
  const rooms = SPARE_ROOMS.flatMap((room) => {
    const tile = digits.next(TILE_IDS.length + 1);
    return tile > 0 ? [[room, TILE_IDS[tile - 1]] as const] : [];
  });
  const [west, east] = SIDES.map(
    (side): GoalProgress => ({
      successes: digits.next(circlesOf(goals[side]) + 1),
      complete: digits.next(2) === 1,
    }),
  );
  const discard = readCards(digits);
  const patrolsToCome = digits.next(PAWN_COUNT);
  const shot = digits.next(2) === 1;
  const acting = phase === 'returning' ? readActing(digits, pawns) : null;
  return {
    phase,
    day,
    morale,
    soldiers,
    hand,
    safeHouse,
    cafe,
    arrested,
    ...pawns,
    airdrops: Object.fromEntries(airdrops),
    rooms: Object.fromEntries(rooms),
    goals: { west, east },
    discard,
    patrolsToCome,
    shot,
    acting,
  };
}

/** The colour of this turn's patrols, what is being brought home, and how the end was triggered. */
export function unseenDigits(unseen: Unseen, { phase }: Snapshot): Digit[] {
  const { soldiersThisTurn = 0, carrying, ending, broken = false } = unseen;
  return [
    [soldiersThisTurn, PAWN_COUNT],
    [ending ? ENDINGS.indexOf(ending) + 1 : 0, ENDINGS.length + 1],
    [Number(broken), 2],
    ...(phase === 'returning' ? carryingDigits(carrying) : []),
  ];
}

export function readUnseen(digits: DigitReader, { phase }: Snapshot): Unseen {
  const soldiersThisTurn = digits.next(PAWN_COUNT);
  const ending = digits.next(ENDINGS.length + 1);
  const broken = digits.next(2) === 1;
  return {
    soldiersThisTurn,
    ...(phase === 'returning' ? { carrying: readCarrying(digits) } : {}),
    ...(ending > 0 ? { ending: ENDINGS[ending - 1] } : {}),
    ...(broken ? { broken } : {}),
  };
}

function carryingDigits(carrying: Unseen['carrying']): Digit[] {
  const { goods = {}, morale = 0, recruit = false, field } = carrying ?? {};
  return [
    ...goodsDigits(goods),
    [MORALE_CHANGES.indexOf(morale), MORALE_CHANGES.length],
    [Number(recruit), 2],
    [field ? FIELDS.indexOf(field) + 1 : 0, FIELDS.length + 1],
  ];
}

function readCarrying(digits: DigitReader): Required<Unseen>['carrying'] {
  const goods = readGoods(digits);
  const morale = MORALE_CHANGES[digits.next(MORALE_CHANGES.length)];
  const recruit = digits.next(2) === 1;
  const field: FieldId | undefined = FIELDS[digits.next(FIELDS.length + 1) - 1];
  return { goods, morale, recruit, ...(field ? { field } : {}) };
}

const circlesOf = (goal: string): number =>
  GOALS.find(({ id }) => id === goal)?.successes.length ?? 0;

const goodsDigits = (goods: Goods): Digit[] =>
  RESOURCES.map((kind) => [goods[kind] ?? 0, TOKENS_OF_A_KIND + 1]);

const readGoods = (digits: DigitReader): Required<Goods> =>
  Object.fromEntries(
    RESOURCES.map((kind) => [kind, digits.next(TOKENS_OF_A_KIND + 1)]),
  ) as Required<Goods>;

/** For each place in the order of the record: nobody, or who stands there. */
const pawnDigits = (state: Lying): Digit[] =>
  LOCATION_IDS.map((place) => [
    PAWNS.findIndex((pawn) => state[pawn].includes(place)) + 1,
    PAWNS.length + 1,
  ]);

function readPawns(digits: DigitReader): Lying {
  const standing = LOCATION_IDS.map((place) => [place, digits.next(PAWNS.length + 1)] as const);
  const [workers, police, soldierPawns] = PAWNS.map((_, pawn) =>
    standing.flatMap(([place, digit]) => (digit === pawn + 1 ? [place] : [])),
  );
  return { workers, police, soldierPawns };
}

/** How many cards, then each as its place among those that are left. */
function cardDigits(cards: readonly CardNumber[]): Digit[] {
  const left = PATROL_CARDS.map(({ number }) => number);
  const each = cards.map((card): Digit => {
    const bound = left.length;
    const at = left.indexOf(card);
    left.splice(at, 1);
    return [at, bound];
  });
  return [[cards.length, PATROL_CARDS.length + 1], ...each];
}

function readCards(digits: DigitReader): CardNumber[] {
  const left = PATROL_CARDS.map(({ number }) => number);
  const count = digits.next(PATROL_CARDS.length + 1);
  return Array.from({ length: count }, () => left.splice(digits.next(left.length), 1)[0]);
}

const actingDigit = ({ workers, acting }: Snapshot): Digit => [
  acting === null ? 0 : workers.indexOf(acting),
  Math.max(1, workers.length),
];

const readActing = (digits: DigitReader, { workers }: Lying): Snapshot['acting'] =>
  workers[digits.next(Math.max(1, workers.length))] ?? null;
