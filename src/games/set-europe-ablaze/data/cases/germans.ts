import type { RuleId } from '../rules.ts';

/** Module 7 of the printed rules: by rule, each printed number with the case’s id in words. */
export const GERMANS_CASES = {
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
