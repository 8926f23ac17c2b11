import type { RulingBasis } from '#games/game.ts';
import type { RuleId } from './rules.ts';

/**
 * The questions the rule sheet leaves to its readers, by number, each with the rule it belongs to
 * and how sure the answer is:
 *
 * - `stated`: the rule sheet (or its translation) says so
 * - `follows`: it follows from the rule sheet or the components in a short step
 * - `ours`: the sheet is silent or leaves it open, the answer is this project's
 *
 * Question, answer and grounds are prose and stand with the rulebook of each language.
 */
export interface Ruling {
  readonly id: `R${number}`;
  readonly rule: RuleId;
  readonly basis: RulingBasis;
}

const ruling = (number: number, rule: RuleId, basis: RulingBasis): Ruling =>
  Object.freeze({ id: `R${String(number).padStart(2, '0')}` as `R${number}`, rule, basis });

export const RULINGS: readonly Ruling[] = Object.freeze([
  ruling(1, 'maquis.patrol-count', 'follows'),
  ruling(2, 'maquis.patrol-count', 'stated'),
  ruling(3, 'maquis.soldiers-last', 'stated'),
  ruling(4, 'maquis.soldier-track', 'follows'),
  ruling(5, 'maquis.patrol-count', 'follows'),
  ruling(6, 'maquis.soldiers-last', 'follows'),
  ruling(7, 'maquis.place-every-worker', 'follows'),
  ruling(8, 'maquis.free-place', 'stated'),
  ruling(9, 'maquis.safe-house-closed', 'stated'),
  ruling(10, 'maquis.empty-field', 'stated'),
  ruling(11, 'maquis.shoot-once', 'stated'),
  ruling(12, 'maquis.shot-frees-place', 'follows'),
  ruling(13, 'maquis.shoot-police-only', 'stated'),
  ruling(14, 'maquis.arrest-on-placement', 'stated'),
  ruling(15, 'maquis.patrol-not-placed', 'follows'),
  ruling(16, 'maquis.patrol-placement', 'stated'),
  ruling(17, 'maquis.reshuffle', 'stated'),
  ruling(18, 'maquis.arrest-on-placement', 'follows'),
  ruling(19, 'maquis.activation', 'stated'),
  ruling(20, 'maquis.white-arrow', 'ours'),
  ruling(21, 'maquis.yellow-arrow', 'stated'),
  ruling(22, 'maquis.yellow-arrow', 'stated'),
  ruling(23, 'maquis.cost', 'stated'),
  ruling(24, 'maquis.route-home', 'stated'),
  ruling(25, 'maquis.second-safe-house', 'follows'),
  ruling(26, 'maquis.second-safe-house', 'stated'),
  ruling(27, 'maquis.one-tile-each', 'follows'),
  ruling(28, 'maquis.airdrop-field', 'stated'),
  ruling(29, 'maquis.airdrop-field', 'follows'),
  ruling(30, 'maquis.short-supply', 'stated'),
  ruling(31, 'maquis.short-supply', 'ours'),
  ruling(32, 'maquis.short-supply', 'ours'),
  ruling(33, 'maquis.collect-airdrop', 'ours'),
  ruling(34, 'maquis.limited-supply', 'stated'),
  ruling(35, 'maquis.morale-limit', 'ours'),
  ruling(36, 'maquis.end-morale', 'ours'),
  ruling(37, 'maquis.end-workers', 'stated'),
  ruling(38, 'maquis.finish-the-turn', 'follows'),
  ruling(39, 'maquis.calendar-morale', 'stated'),
  ruling(40, 'maquis.upkeep', 'stated'),
  ruling(41, 'maquis.end-time', 'follows'),
  ruling(42, 'maquis.mode-very-easy', 'stated'),
  ruling(43, 'maquis.goal-liberate-the-town', 'ours'),
  ruling(44, 'maquis.goal-assassination', 'ours'),
  ruling(45, 'maquis.goal-place', 'ours'),
  ruling(46, 'maquis.one-success-a-turn', 'follows'),
  ruling(47, 'maquis.mode-very-hard', 'stated'),
  ruling(48, 'maquis.arrested-for-good', 'stated'),
  ruling(49, 'maquis.open-information', 'stated'),
  ruling(50, 'maquis.shoot-once', 'ours'),
  ruling(51, 'maquis.escape-shot', 'stated'),
  ruling(52, 'maquis.result', 'stated'),
  ruling(53, 'maquis.result', 'follows'),
]);
