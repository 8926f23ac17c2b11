import type { RuleId } from '../rules.ts';

/** Module 3 of the printed rules: by rule, each printed number with the case’s id in words. */
export const TURN_CASES = {
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
