import type { RuleId } from '../rules.ts';

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
