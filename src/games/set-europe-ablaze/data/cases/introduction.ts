import type { RuleId } from '../rules.ts';

/** Module 1 of the printed rules: by rule, each printed number with the case’s id in words. */
export const INTRODUCTION_CASES = {
  'set-europe-ablaze.aim': {
    '1.0': 'what-the-game-is',
  },
  'set-europe-ablaze.abbreviations': {
    '1.1': 'abbreviations',
  },
} as const satisfies Partial<Record<RuleId, Readonly<Record<string, string>>>>;
