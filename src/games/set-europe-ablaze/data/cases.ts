import { ACTIONS_CASES } from './cases/actions.ts';
import { AREAS_CASES, CARDS_CASES, COMPONENTS_CASES } from './cases/components.ts';
import { MAQUIS_CASES } from './cases/maquis.ts';
import { type RuleId, ruleChapter } from './rules.ts';

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
  readonly chapter: ReturnType<typeof ruleChapter>;
}

/** Module 3 of the printed rules: by rule, each printed number with the case’s id in words. */
const TURN_CASES = {
  'set-europe-ablaze.turn': {
    '3.0': 'turn-of-three-phases',
  },
  'set-europe-ablaze.organization': {
    '3.1': 'organization-phase',
    '3.1.1': 'lay-cards',
    '3.1.2': 'clear-temporary-interdiction',
    '3.1.3': 'arrivals',
    '3.1.4': 'pay-for-recruits',
    '3.1.5': 'reveal-in-turn',
  },
  'set-europe-ablaze.operations': {
    '3.2': 'operations-phase',
    '3.2.1': 'impulses-alternate',
    '3.2.2': 'impulse-course',
    '3.2.3': 'maximum-effort-when-low',
    '3.2.4': 'residual-when-opponent-empty',
    '3.2.5': 'first-impulse-may-switch',
    '3.2.6': 'pass',
  },
  'set-europe-ablaze.turn-end': {
    '3.3': 'turn-end-phase',
    '3.3.1': 'clear-used-marks',
    '3.3.2': 'ready-headquarters',
    '3.3.3': 'advance-networks',
    '3.3.4': 'undeceive-detachments',
    '3.3.5': 'free-german-moves',
    '3.3.6': 'adjust-morale',
    '3.3.7': 'score',
    '3.3.8': 'draw-at-turn-end',
    '3.3.9': 'move-turn-marker',
  },
} as const satisfies Partial<Record<RuleId, Readonly<Record<string, string>>>>;

/** Module 7 of the printed rules: by rule, each printed number with the case’s id in words. */
const GERMANS_CASES = {
  'set-europe-ablaze.german-forces': {
    '7.0': 'german-forces',
  },
  'set-europe-ablaze.security': {
    '7.1': 'security-units',
    '7.1.1': 'security-by-schedule',
    '7.1.2': 'security-by-mobilization',
    '7.1.3': 'security-by-counter-mix',
    '7.1.4': 'security-enters-in-germany',
    '7.1.5': 'guard-the-stalag',
    '7.1.6': 'vichy-security-elsewhere',
    '7.1.7': 'security-moves-by-action',
    '7.1.8': 'security-gives-dice',
    '7.1.9': 'security-lost-returns',
  },
  'set-europe-ablaze.detachments': {
    '7.2': 'detachments',
    '7.2.1': 'detachment-arrivals',
    '7.2.2': 'detachments-straight-to-areas',
    '7.2.3': 'deceived',
    '7.2.3a': 'deceived-is-out',
    '7.2.3b': 'deceived-turned-over',
    '7.2.3c': 'giskes-and-barbie',
    '7.2.4': 'deceived-recovers',
  },
  'set-europe-ablaze.labor': {
    '7.3': 'labor-force',
    '7.3.1': 'labor-on-track',
    '7.3.2': 'labor-arrivals',
    '7.3.3': 'labor-works-once',
    '7.3.4': 'used-labor-rests',
    '7.3.5': 'labor-stays',
    '7.3.6': 'labor-talked-out',
    '7.3.7': 'labor-cut-by-event',
  },
  'set-europe-ablaze.mobilization': {
    '7.4': 'mobilization',
    '7.4.1': 'mobilization-turns',
    '7.4.2': 'mobilization-twice',
    '7.4.3': 'mobilization-roll',
    '7.4.3a': 'mobilization-one-die',
    '7.4.3b': 'mobilization-morale',
    '7.4.3c': 'mobilization-security',
    '7.4.3d': 'mobilization-labor',
  },
  'set-europe-ablaze.mbf': {
    '7.5': 'mbf',
    '7.5.1': 'mbf-in-paris',
    '7.5.2': 'mbf-once-a-turn',
    '7.5.3': 'mbf-gives-a-die',
    '7.5.4': 'mbf-recovers',
  },
} as const satisfies Partial<Record<RuleId, Readonly<Record<string, string>>>>;

/** Module 10 of the printed rules: by rule, each printed number with the case’s id in words. */
const VICTORY_CASES = {
  'set-europe-ablaze.victory': {
    '10.0': 'victory',
  },
  'set-europe-ablaze.awards': {
    '10.1': 'point-awards',
    '10.1.1': 'record-points',
    '10.1.2': 'when-points-come',
  },
  'set-europe-ablaze.spending': {
    '10.2': 'spending-points',
    '10.2.1': 'german-spends-on-mobilization',
    '10.2.2': 'maquis-spends-on-recruits',
    '10.2.3': 'pay-before-rolling',
    '10.2.4': 'new-hand-costs-ten',
    '10.2.5': 'maximum-effort-costs-ten',
    '10.2.6': 'spend-at-once',
  },
} as const satisfies Partial<Record<RuleId, Readonly<Record<string, string>>>>;

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
