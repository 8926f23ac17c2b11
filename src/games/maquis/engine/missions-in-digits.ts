import type { Digit, DigitReader } from '#play/links/digits.ts';
import { type CardNumber, type LocationId, SIDES, type Side } from '../data/index.ts';
import type { PhaseId } from './position.ts';
import type { Ruleset } from './rulesets.ts';
import { BRIDGES, type GoalProgress, type Snapshot } from './table.ts';

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

export function missionDigits(state: Snapshot, rules: Ruleset): Digit[] {
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

export function readMissions(digits: DigitReader, phase: PhaseId, rules: Ruleset): Missions {
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
