import { reasonsBy } from '#play/rules/game-rules.ts';
import type { RuleId } from '../data/index.ts';

/** Every reason to refuse a move, and the rule it rests on. */
export const { codes: REASON_CODES, because } = reasonsBy<RuleId>()({
  'game-is-over': 'maquis.result',
  'worker-to-place': 'maquis.placement',
  'patrol-to-draw': 'maquis.placement',
  'workers-to-activate': 'maquis.activation',
  'way-home-to-judge': 'maquis.route-home',
  'upkeep-to-do': 'maquis.upkeep',
  'place-is-taken': 'maquis.free-place',
  'place-is-safe-house': 'maquis.safe-house-closed',
  'field-is-empty': 'maquis.empty-field',
  'goal-has-no-place': 'maquis.goal-place',
  'card-in-discard': 'maquis.reshuffle',
  'card-not-on-top': 'maquis.patrol-placement',
  'no-worker-there': 'maquis.activation',
  'no-such-action-there': 'maquis.action',
  'cannot-pay': 'maquis.cost',
  'nobody-to-recruit': 'maquis.recruiting',
  'goal-is-complete': 'maquis.successes',
  'no-step-there-now': 'maquis.mission-steps',
  'step-not-today': 'maquis.mission-steps',
  'morale-too-low': 'maquis.mission-steps',
  'gun-is-gone': 'maquis.goal-destroy-aa-guns',
  'no-way-home': 'maquis.route-home',
  'nothing-lies-there': 'maquis.collect-airdrop',
  'place-is-closed': 'maquis.goal-bomb-for-the-officer',
  'no-fake-id-there': 'maquis.fake-id',
  'cannot-be-borrowed': 'maquis.fixer',
  'card-to-see': 'maquis.missions',
  'worker-to-remove': 'maquis.goal-double-agent',
  'bridge-to-destroy': 'maquis.goal-take-out-the-bridges',
  'not-to-be-removed': 'maquis.goal-double-agent',
  'bridge-is-gone': 'maquis.goal-take-out-the-bridges',
  'shots-between-actions': 'maquis.shooting',
  'shots-forbidden': 'maquis.goal-german-shepherds',
  'no-train-today': 'maquis.goal-destroy-the-train',
  'field-is-taken': 'maquis.airdrop-field',
  'tile-is-laid': 'maquis.one-tile-each',
  'shot-already': 'maquis.shoot-once',
  'no-weapon': 'maquis.shooting',
  'soldiers-cannot-be-shot': 'maquis.shoot-police-only',
  'no-police-there': 'maquis.shoot-police-only',
});

/** Why a move is refused: a code, what it speaks of, and the rule. Words come at the edge. */
export type Reason = ReturnType<typeof because>;
