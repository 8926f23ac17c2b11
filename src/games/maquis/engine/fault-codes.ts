import { reasonsBy } from '#play/rules/game-rules.ts';
import type { RuleId } from '../data/index.ts';

/** Everything that can be wrong with a table, and the rule it breaks. */
export const { codes: FAULT_CODES, because: fault } = reasonsBy<RuleId>()({
  'goal-twice': 'maquis.setup-goals',
  'not-in-this-edition': 'maquis.components',
  'day-off-track': 'maquis.end-time',
  'morale-off-track': 'maquis.morale-limit',
  'soldiers-off-track': 'maquis.soldier-track',
  'workers-do-not-add-up': 'maquis.setup-workers',
  'too-many-police': 'maquis.components',
  'too-many-soldiers': 'maquis.soldier-track',
  'two-pawns-on-a-place': 'maquis.free-place',
  'pawn-in-safe-house': 'maquis.safe-house-closed',
  'pawn-where-no-place-is': 'maquis.goal-place',
  'patrol-off-the-cards': 'maquis.patrol-placement',
  'worker-on-empty-field': 'maquis.empty-field',
  'too-many-tokens': 'maquis.limited-supply',
  'tile-twice': 'maquis.one-tile-each',
  'too-many-successes': 'maquis.successes',
  'complete-without-successes': 'maquis.successes',
  'successes-without-complete': 'maquis.successes',
  'complete-out-of-turn': 'maquis.goal-assassination',
  'mission-does-not-fit': 'maquis.successes',
  'card-twice': 'maquis.setup-deck',
  'too-many-patrols': 'maquis.patrol-count',
  'nobody-to-place': 'maquis.placement',
  'no-patrol-to-come': 'maquis.placement',
  'pawns-still-to-place': 'maquis.placement',
  'nobody-to-activate': 'maquis.activation',
  'nobody-acting': 'maquis.activation',
  'acting-out-of-turn': 'maquis.activation',
  'workers-still-out': 'maquis.activation',
  'moment-not-due': 'maquis.successes',
  'game-is-not-over': 'maquis.result',
});

/** One thing that cannot be on a table: a code, what it speaks of, and the rule it breaks. */
export type TableFault = ReturnType<typeof fault>;
