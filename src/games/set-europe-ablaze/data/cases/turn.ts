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
