import type { RuleId } from '../rules.ts';

/** Module 9 of the printed rules: by rule, each printed number with the case’s id in words. */
export const INTERDICTION_CASES = {
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
