import type { RuleId } from '../rules.ts';

/** Module 10 of the printed rules: by rule, each printed number with the case’s id in words. */
export const VICTORY_CASES = {
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
