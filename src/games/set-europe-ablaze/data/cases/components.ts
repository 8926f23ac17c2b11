import type { RuleId } from '../rules.ts';

/** Module 2 of the printed rules: by rule, each printed number with the case’s id in words. */
export const COMPONENTS_CASES = {
  'set-europe-ablaze.components': {
    '2.0': 'what-is-in-the-box',
  },
  'set-europe-ablaze.map': {
    '2.1': 'map',
  },
  'set-europe-ablaze.decks': {
    '2.2': 'two-decks',
  },
  'set-europe-ablaze.player-aid': {
    '2.3': 'player-aid-charts',
  },
  'set-europe-ablaze.counters': {
    '2.4': 'counter-mix-limit',
    '2.4.1': 'maquis-strength-marker',
    '2.4.2': 'morale-marker',
    '2.4.3': 'damage-this-turn-marker',
    '2.4.4': 'damage-markers',
    '2.4.5': 'action-point-marker',
    '2.4.6': 'victory-point-markers',
    '2.4.7': 'turn-marker',
    '2.4.8': 'network-counter',
    '2.4.9': 'team-counter',
    '2.4.10': 'cache-counter',
    '2.4.11': 'security-counters',
    '2.4.12': 'detachment-counters',
    '2.4.13': 'labor-marker',
    '2.4.14': 'advantage-marker',
    '2.4.15': 'interdiction-marker',
    '2.4.16': 'actions-complete-marker',
  },
} as const satisfies Partial<Record<RuleId, Readonly<Record<string, string>>>>;
