import type { Digit, DigitReader } from '#play/links/digits.ts';
import {
  type CardNumber,
  FIELDS,
  type FieldId,
  type Goods,
  type LocationId,
  SIDES,
  type Side,
  SPARE_ROOMS,
} from '../data/index.ts';
import type { GoalPair } from './new-game.ts';
import { ENDINGS, type PhaseId } from './position.ts';
import type { Ruleset } from './rulesets.ts';
import { BRIDGES, type GoalProgress, type Snapshot, type Unseen } from './table.ts';

/*
 * What lies on a table as digits below the number of choices there are, without the deck, which
 * nobody knows. Writing and reading stand side by side, part by part; what they count with is the
 * ruleset's, and whatever else changes here is a new version of the link. Counts of the workers nobody sees on the board are bounded by the box alone,
 * so what is read can still be wrong: it is looked at like any other table.
 */

/** The moments at which somebody may be bringing something home. */
const isCarrying = (phase: PhaseId): boolean =>
  phase === 'returning' || phase === 'reveal' || phase === 'remove';

const circlesOf = (goal: GoalPair['west'], { circles }: Ruleset): number => circles[goal] ?? 0;

type Lying = Pick<Snapshot, 'workers' | 'police' | 'soldierPawns'>;

const PAWNS = ['workers', 'police', 'soldierPawns'] as const;
const MORALE_CHANGES = [-1, 0, 1] as const;

export function stateDigits(state: Snapshot, goals: GoalPair, rules: Ruleset): Digit[] {
  const { most, tiles } = rules;
  const pawns = most.pawns + 1;
  return [
    [rules.phases.indexOf(state.phase), rules.phases.length],
    [state.day, most.day + 1],
    [state.morale, most.morale + 1],
    [state.soldiers, most.soldiers + 1],
    ...goodsDigits(state.hand, rules),
    [state.safeHouse, pawns],
    [state.cafe, pawns],
    [state.arrested, pawns],
    ...pawnDigits(state, rules),
    ...FIELDS.flatMap((field): Digit[] => {
      const lying = state.airdrops[field];
      return lying ? [[1, 2], ...goodsDigits(lying, rules)] : [[0, 2]];
    }),
    ...SPARE_ROOMS.map((room): Digit => {
      const tile = state.rooms[room];
      return [tile ? tiles.indexOf(tile) + 1 : 0, tiles.length + 1];
    }),
    ...SIDES.flatMap((side): Digit[] => [
      [state.goals[side].successes, circlesOf(goals[side], rules) + 1],
      [Number(state.goals[side].complete), 2],
    ]),
    ...cardDigits(state.discard, rules),
    [state.patrolsToCome, pawns],
    [Number(state.shot), 2],
    ...(state.phase === 'returning' ? [actingDigit(state)] : []),
    ...(rules.tellsMissions ? missionDigits(state, rules) : []),
  ];
}

export function readState(digits: DigitReader, goals: GoalPair, rules: Ruleset): Snapshot {
  const { most, tiles } = rules;
  const phase = rules.phases[digits.next(rules.phases.length)];
  const day = digits.next(most.day + 1);
  const morale = digits.next(most.morale + 1);
  const soldiers = digits.next(most.soldiers + 1);
  const hand = readGoods(digits, rules);
  const [safeHouse, cafe, arrested] = PAWNS.map(() => digits.next(most.pawns + 1));
  const pawns = readPawns(digits, rules);
  const airdrops = FIELDS.flatMap((field) =>
    digits.next(2) ? [[field, readGoods(digits, rules)] as const] : [],
  );
  const rooms = SPARE_ROOMS.flatMap((room) => {
    const tile = digits.next(tiles.length + 1);
    return tile > 0 ? [[room, tiles[tile - 1]] as const] : [];
  });
  const [west, east] = SIDES.map(
    (side): GoalProgress => ({
      successes: digits.next(circlesOf(goals[side], rules) + 1),
      complete: digits.next(2) === 1,
    }),
  );
  const discard = readCards(digits, rules);
  const patrolsToCome = digits.next(most.pawns + 1);
  const shot = digits.next(2) === 1;
  const acting = phase === 'returning' ? readActing(digits, pawns) : null;
  const missions = rules.tellsMissions ? readMissions(digits, phase, rules) : undefined;
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
    goals: {
      west: { ...west, ...missions?.goals.west },
      east: { ...east, ...missions?.goals.east },
    },
    discard,
    patrolsToCome,
    shot,
    acting,
    ...missions?.besides,
  };
}

/** The colour of this turn's patrols, what is being brought home, and how the end was triggered. */
export function unseenDigits(unseen: Unseen, { phase }: Snapshot, rules: Ruleset): Digit[] {
  const { soldiersThisTurn = 0, carrying, ending, broken = false } = unseen;
  return [
    [soldiersThisTurn, rules.most.pawns + 1],
    [ending ? ENDINGS.indexOf(ending) + 1 : 0, ENDINGS.length + 1],
    [Number(broken), 2],
    ...(isCarrying(phase) ? carryingDigits(carrying, rules) : []),
  ];
}

export function readUnseen(digits: DigitReader, { phase }: Snapshot, rules: Ruleset): Unseen {
  const soldiersThisTurn = digits.next(rules.most.pawns + 1);
  const ending = digits.next(ENDINGS.length + 1);
  const broken = digits.next(2) === 1;
  return {
    soldiersThisTurn,
    ...(isCarrying(phase) ? { carrying: readCarrying(digits, rules) } : {}),
    ...(ending > 0 ? { ending: ENDINGS[ending - 1] } : {}),
    ...(broken ? { broken } : {}),
  };
}

function carryingDigits(carrying: Unseen['carrying'], rules: Ruleset): Digit[] {
  const { goods = {}, morale = 0, recruit = false, field } = carrying ?? {};
  return [
    ...goodsDigits(goods, rules),
    [MORALE_CHANGES.indexOf(morale), MORALE_CHANGES.length],
    [Number(recruit), 2],
    [field ? FIELDS.indexOf(field) + 1 : 0, FIELDS.length + 1],
  ];
}

function readCarrying(digits: DigitReader, rules: Ruleset): Required<Unseen>['carrying'] {
  const goods = readGoods(digits, rules);
  const morale = MORALE_CHANGES[digits.next(MORALE_CHANGES.length)];
  const recruit = digits.next(2) === 1;
  const field: FieldId | undefined = FIELDS[digits.next(FIELDS.length + 1) - 1];
  return { goods, morale, recruit, ...(field ? { field } : {}) };
}

const goodsDigits = (goods: Goods, { resources, most }: Ruleset): Digit[] =>
  resources.map((kind) => [goods[kind] ?? 0, most.tokens + 1]);

const readGoods = (digits: DigitReader, { resources, most }: Ruleset): Required<Goods> =>
  Object.fromEntries(
    resources.map((kind) => [kind, digits.next(most.tokens + 1)]),
  ) as Required<Goods>;

/** For each place in the order of the record: nobody, or who stands there. */
const pawnDigits = (state: Lying, { locations }: Ruleset): Digit[] =>
  locations.map((place) => [
    PAWNS.findIndex((pawn) => state[pawn].includes(place)) + 1,
    PAWNS.length + 1,
  ]);

function readPawns(digits: DigitReader, { locations }: Ruleset): Lying {
  const standing = locations.map((place) => [place, digits.next(PAWNS.length + 1)] as const);
  const [workers, police, soldierPawns] = PAWNS.map((_, pawn) =>
    standing.flatMap(([place, digit]) => (digit === pawn + 1 ? [place] : [])),
  );
  return { workers, police, soldierPawns };
}

/** How many cards, then each as its place among those that are left. */
function cardDigits(discard: readonly CardNumber[], { cards }: Ruleset): Digit[] {
  const left = [...cards];
  const each = discard.map((card): Digit => {
    const bound = left.length;
    const at = left.indexOf(card);
    left.splice(at, 1);
    return [at, bound];
  });
  return [[discard.length, cards.length + 1], ...each];
}

function readCards(digits: DigitReader, { cards }: Ruleset): CardNumber[] {
  const left = [...cards];
  const count = digits.next(cards.length + 1);
  return Array.from({ length: count }, () => left.splice(digits.next(left.length), 1)[0]);
}

const actingDigit = ({ workers, acting }: Snapshot): Digit => [
  acting === null ? 0 : workers.indexOf(acting),
  Math.max(1, workers.length),
];

const readActing = (digits: DigitReader, { workers }: Lying): Snapshot['acting'] =>
  workers[digits.next(Math.max(1, workers.length))] ?? null;

/*
 * What only the boxed editions have on a table, as digits; see `table-in-digits.ts`.
 */

const MOST_LAPS = 2;

/** A place or none, by its number in the ruleset and 0. */
const placeDigit = (place: LocationId | null | undefined, { locations }: Ruleset): Digit => [
  place ? locations.indexOf(place) + 1 : 0,
  locations.length + 1,
];

const readPlace = (digits: DigitReader, { locations }: Ruleset): LocationId | null =>
  locations[digits.next(locations.length + 1) - 1] ?? null;

const setDigits = (members: readonly string[], all: readonly string[]): Digit[] =>
  all.map((one) => [Number(members.includes(one)), 2]);

const readSet = <Member extends string>(digits: DigitReader, all: readonly Member[]): Member[] =>
  all.filter(() => digits.next(2) === 1);

/** Whoever has acted and is still there, at the moments that only missions bring. */
const actsThen = (phase: PhaseId): boolean => phase === 'reveal' || phase === 'remove';

function missionDigits(state: Snapshot, rules: Ruleset): Digit[] {
  const { goals, lap = 1, removed = 0, known, bridges = [], fakeIds = [] } = state;
  return [
    ...SIDES.flatMap((side): Digit[] => {
      const { major = false, marks = [], inside = false, target } = goals[side];
      return [
        [Number(major), 2],
        ...setDigits(marks, rules.locations),
        [Number(inside), 2],
        placeDigit(target, rules),
      ];
    }),
    [lap - 1, MOST_LAPS],
    [removed, rules.most.pawns + 1],
    [known ? rules.cards.indexOf(known) + 1 : 0, rules.cards.length + 1],
    ...setDigits(bridges, BRIDGES),
    [Number(state.bridgeDue ?? false), 2],
    ...setDigits(fakeIds, rules.locations),
    [Number(state.distracted ?? false), 2],
    [Number(state.bombed ?? false), 2],
    ...(actsThen(state.phase) ? [placeDigit(state.acting, rules)] : []),
  ];
}

interface Missions {
  readonly goals: Readonly<Record<Side, Omit<GoalProgress, 'successes' | 'complete'>>>;
  readonly besides: Partial<Snapshot>;
}

function readMissions(digits: DigitReader, phase: PhaseId, rules: Ruleset): Missions {
  const [west, east] = SIDES.map(() => ({
    major: digits.next(2) === 1,
    marks: readSet(digits, rules.locations),
    inside: digits.next(2) === 1,
    target: readPlace(digits, rules),
  }));
  const lap = digits.next(MOST_LAPS) + 1;
  const removed = digits.next(rules.most.pawns + 1);
  const known: CardNumber | null = rules.cards[digits.next(rules.cards.length + 1) - 1] ?? null;
  const bridges = readSet(digits, BRIDGES);
  const bridgeDue = digits.next(2) === 1;
  const fakeIds = readSet(digits, rules.locations);
  const distracted = digits.next(2) === 1;
  const bombed = digits.next(2) === 1;
  const acting = actsThen(phase) ? { acting: readPlace(digits, rules) } : {};
  return {
    goals: { west, east },
    besides: { lap, removed, known, bridges, bridgeDue, fakeIds, distracted, bombed, ...acting },
  };
}
