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

/** Module 5 of the printed rules: by rule, each printed number with the case’s id in words. */
export const AREAS_CASES = {
  'set-europe-ablaze.areas': {
    '5.0': 'areas',
    '5.1': 'areas-in-general',
    '5.1.1': 'countries-and-areas',
    '5.1.2': 'area-value',
    '5.1.3': 'area-track',
    '5.1.4': 'detachments-stand-on-map',
    '5.1.5': 'direct-placement-by-card',
    '5.1.6': 'no-moving-networks',
    '5.1.7': 'assets-help-at-home',
    '5.1.8': 'finish-the-area',
    '5.1.9': 'area-once-per-turn',
  },
  'set-europe-ablaze.vichy': {
    '5.2': 'vichy',
    '5.2.1': 'vichy-areas',
    '5.2.2': 'vichy-closed-to-germans',
    '5.2.3': 'vichy-open-from-turn-four',
    '5.2.4': 'all-actions-in-vichy',
    '5.2.5': 'vichy-never-north',
    '5.2.6': 'vichy-works-with-german',
    '5.2.7': 'vichy-arrivals',
    '5.2.8': 'vichy-not-mobilized',
    '5.2.9': 'vichy-lost-for-good',
    '5.2.10': 'vichy-dice',
  },
  'set-europe-ablaze.export-value': {
    '5.3': 'export-value',
    '5.3.1': 'damage-lowers-value',
    '5.3.2': 'german-may-repair',
    '5.3.3': 'damage-up-to-value',
    '5.3.4': 'line-to-germany',
    '5.3.5': 'german-score-by-ten',
    '5.3.6': 'vichy-value-doubled',
  },
  'set-europe-ablaze.political-advantage': {
    '5.4': 'political-advantage',
    '5.4.1': 'three-states-of-favour',
    '5.4.2': 'advantage-gives-a-die',
    '5.4.3': 'what-shifts-advantage',
    '5.4.4': 'take-an-advantage',
    '5.4.5': 'advantage-no-double',
    '5.4.6': 'advantage-for-damage',
    '5.4.7': 'advantage-for-clearing',
    '5.4.8': 'advantage-cancels',
    '5.4.9': 'neutral-first',
  },
  'set-europe-ablaze.paris': {
    '5.5': 'paris',
    '5.5.1': 'paris-restrictions',
    '5.5.1a': 'no-teams-in-paris',
    '5.5.1b': 'caches-in-paris-late',
    '5.5.2': 'repair-paris-first',
  },
} as const satisfies Partial<Record<RuleId, Readonly<Record<string, string>>>>;

/** Module 4 of the printed rules: by rule, each printed number with the case’s id in words. */
export const CARDS_CASES = {
  'set-europe-ablaze.cards': {
    '4.0': 'cards-drive-the-game',
    '4.1': 'three-kinds-of-card',
  },
  'set-europe-ablaze.action-event-cards': {
    '4.1.1': 'action-event-card',
    '4.1.1a': 'card-for-points',
    '4.1.1b': 'card-for-event',
    '4.1.1c': 'event-once-per-game',
    '4.1.1d': 'event-cancels-event',
  },
  'set-europe-ablaze.special-cards': {
    '4.1.2': 'special-card',
    '4.1.2a': 'special-once-then-gone',
    '4.1.2b': 'special-brings-more-cards',
    '4.1.2c': 'special-cannot-be-cancelled',
  },
  'set-europe-ablaze.counter-espionage': {
    '4.1.3': 'counter-espionage-card',
    '4.1.3a': 'react-at-once',
    '4.1.3b': 'counter-espionage-discard',
  },
  'set-europe-ablaze.card-play': {
    '4.2': 'card-play',
    '4.2.1': 'first-hand',
    '4.2.2': 'one-or-two-cards',
    '4.2.3': 'one-card-for-points',
    '4.2.4': 'when-cards-are-drawn',
    '4.2.5': 'draw-one-swap-one',
    '4.2.6': 'new-hand',
    '4.2.7': 'empty-hand-waits',
    '4.2.8': 'reshuffle-for-new-hand',
  },
  'set-europe-ablaze.action-points': {
    '4.3': 'action-points',
    '4.3.1': 'points-start-at-zero',
    '4.3.2': 'nineteen-points-at-most',
    '4.3.3': 'spend-points-singly',
    '4.3.4': 'one-point-one-action',
    '4.3.5': 'unspent-points-lost',
    '4.3.6': 'points-after-the-roll',
  },
  'set-europe-ablaze.event-text': {
    '4.4': 'event-text',
    '4.4.1': 'text-at-once',
    '4.4.2': 'owner-picks-event-losses',
    '4.4.3': 'event-interdiction',
    '4.4.4': 'event-advantage',
    '4.4.5': 'event-repair',
    '4.4.6': 'event-security',
    '4.4.7': 'event-dice',
    '4.4.8': 'event-not-before-turn',
    '4.4.9': 'event-stays-in-region',
    '4.4.10': 'compressed-card-texts',
  },
} as const satisfies Partial<Record<RuleId, Readonly<Record<string, string>>>>;
