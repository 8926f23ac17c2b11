import type { RuleId } from '../rules.ts';

/** Module 11 of the printed rules: by rule, each printed number with the case’s id in words. */
export const SET_UP_CASES = {
  'set-europe-ablaze.set-up': {
    '11.0': 'set-up',
  },
  'set-europe-ablaze.starting-forces': {
    '11.1': 'starting-forces',
    '11.1.1': 'german-set-up',
  },
} as const satisfies Partial<Record<RuleId, Readonly<Record<string, string>>>>;
