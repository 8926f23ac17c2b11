import { ACTIONS_CASES } from './cases/actions.ts';
import { AREAS_CASES, CARDS_CASES, COMPONENTS_CASES } from './cases/components.ts';
import { MAQUIS_CASES } from './cases/maquis.ts';
import { GERMANS_CASES, TURN_CASES, VICTORY_CASES } from './cases/turn.ts';
import { type Chapter, type RuleId, ruleChapter } from './rules.ts';

/** Module 1 of the printed rules: by rule, each printed number with the case’s id in words. */
const INTRODUCTION_CASES = {
  'set-europe-ablaze.aim': {
    '1.0': 'what-the-game-is',
  },
  'set-europe-ablaze.abbreviations': {
    '1.1': 'abbreviations',
  },
} as const satisfies Partial<Record<RuleId, Readonly<Record<string, string>>>>;

/** Module 9 of the printed rules: by rule, each printed number with the case’s id in words. */
const INTERDICTION_CASES = {
  'set-europe-ablaze.interdiction': {
    '9.0': 'interdiction',
  },
  'set-europe-ablaze.direct-interdiction': {
    '9.1': 'direct-interdiction',
    '9.1.1': 'damage-equals-value',
    '9.1.2': 'direct-interdiction-effects',
  },
  'set-europe-ablaze.temporary-interdiction': {
    '9.2': 'temporary-interdiction',
  },
  'set-europe-ablaze.immune-areas': {
    '9.3': 'immune-areas',
  },
} as const satisfies Partial<Record<RuleId, Readonly<Record<string, string>>>>;

/** Module 11 of the printed rules: by rule, each printed number with the case’s id in words. */
const SET_UP_CASES = {
  'set-europe-ablaze.set-up': {
    '11.0': 'set-up',
  },
  'set-europe-ablaze.starting-forces': {
    '11.1': 'starting-forces',
    '11.1.1': 'german-set-up',
  },
} as const satisfies Partial<Record<RuleId, Readonly<Record<string, string>>>>;

/**
 * A numbered case of the printed rules. Readers with the booklet know it by its number; the number is
 * an alias of its id in words, which is its anchor in the rulebook.
 */
interface Case {
  /** As printed, such as `8.6.9b`. */
  readonly number: string;
  /** In words, such as `deceived-for-loss`; no two alike. */
  readonly id: string;
  readonly rule: RuleId;
  readonly chapter: Chapter;
}

const MODULES: readonly Readonly<Record<string, Readonly<Record<string, string>>>>[] = [
  INTRODUCTION_CASES,
  COMPONENTS_CASES,
  TURN_CASES,
  CARDS_CASES,
  AREAS_CASES,
  MAQUIS_CASES,
  GERMANS_CASES,
  ACTIONS_CASES,
  INTERDICTION_CASES,
  VICTORY_CASES,
  SET_UP_CASES,
];

/** Every numbered case, module by module, in the order of the booklet. */
export const CASES: readonly Case[] = Object.freeze(
  MODULES.flatMap((module) =>
    Object.entries(module).flatMap(([rule, numbers]) =>
      Object.entries(numbers).map(
        ([number, id]): Case =>
          Object.freeze({
            number,
            id,
            rule: rule as RuleId,
            chapter: ruleChapter(rule as RuleId),
          }),
      ),
    ),
  ),
);

const BY_NUMBER: ReadonlyMap<string, Case> = new Map(CASES.map((one) => [one.number, one]));

/** The case of a printed number; throws where the booklet has none. */
export function caseOf(number: string): Case {
  const found = BY_NUMBER.get(number);
  if (!found) throw new Error(`no case ${number}`);
  return found;
}

/** The module a case belongs to, 1 to 11. */
export const moduleOf = ({ number }: Case): number => Number.parseInt(number, 10);

/** A reference of the booklet that leads to the wrong case. */
interface WrongReference {
  /** The case in which it stands. */
  readonly at: string;
  readonly printed: string;
  readonly means: string;
}

const wrong = (at: string, printed: string, means: string): WrongReference =>
  Object.freeze({ at, printed, means });

/** The fifteen references printed wrong: a case was taken out late, and these did not move along. */
export const WRONG_REFERENCES: readonly WrongReference[] = Object.freeze([
  wrong('2.2', '9.3', '6.7.4'),
  wrong('2.4.4', '6.1', '5.3'),
  wrong('2.4.5', '3.2', '4.3'),
  wrong('2.4.5', '3.0', '4.0'),
  wrong('2.4.13', '8.3.6', '8.3.5'),
  wrong('6.1.11', '6.3', '6.7'),
  wrong('6.2.4', '8.3.4', '8.3.3'),
  wrong('6.2.11', '8.3.4', '8.3.3'),
  wrong('6.3.8c', '8.5.1', '8.6.2'),
  wrong('6.3.8d', '8.3.3', '8.3.2'),
  wrong('7.1.7', '8.3.5', '8.3.4'),
  wrong('8.1.3', '8.3.5', '8.3.4'),
  wrong('8.2.1f', '8.3.7', '8.3.5'),
  wrong('8.6.2a', '8.3.3', '8.3.2'),
  wrong('9.1.2', '6.3', '5.4'),
]);
