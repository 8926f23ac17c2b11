import type { RulingBasis } from '#games/game.ts';
import type { RuleId } from './rules.ts';

/**
 * The questions the rule sheet leaves to its readers, each with the rule it belongs to and how sure
 * the answer is:
 *
 * - `stated`: the rule sheet or its FAQ says so
 * - `follows`: it follows from the rule sheet or the components in a short step
 * - `reported`: the sheet is silent or not followed; the published game does it so, as others tell
 * - `ours`: the sheet is silent, or we do not take it at its letter; the answer is this project's
 *
 * C are points that the sheet leaves open, contradicts or says in two ways. E are edge cases at the
 * table, most of them a C at work; there is no E23, which C48 shows cannot come up.
 * Question, answer and grounds are prose and stand with the rulebook of each language.
 */
type RulingId = `${'C' | 'E'}${number}`;

interface Ruling {
  readonly id: RulingId;
  readonly rule: RuleId;
  readonly basis: RulingBasis;
}

const series =
  (letter: 'C' | 'E') =>
  (number: number, rule: RuleId, basis: RulingBasis): Ruling =>
    Object.freeze({
      id: `${letter}${String(number).padStart(2, '0')}` as RulingId,
      rule,
      basis,
    });

const point = series('C');
const edge = series('E');

export const RULINGS: readonly Ruling[] = Object.freeze([
  point(1, 'les-poilus.setup-tiles', 'reported'),
  point(2, 'les-poilus.victory', 'follows'),
  point(3, 'les-poilus.defeat-monument', 'follows'),
  point(4, 'les-poilus.proud', 'ours'),
  point(5, 'les-poilus.defeat-hardships', 'stated'),
  point(6, 'les-poilus.deal', 'reported'),
  point(7, 'les-poilus.support-after-failure', 'stated'),
  point(8, 'les-poilus.setup-speech', 'follows'),
  point(9, 'les-poilus.speech-token', 'follows'),
  point(10, 'les-poilus.tyrannical', 'ours'),
  point(11, 'les-poilus.fearful', 'ours'),
  point(12, 'les-poilus.morale-drop', 'ours'),
  point(13, 'les-poilus.trap', 'follows'),
  point(14, 'les-poilus.trap', 'follows'),
  point(15, 'les-poilus.two-players', 'follows'),
  point(16, 'les-poilus.mission-failure', 'follows'),
  point(17, 'les-poilus.speech', 'follows'),
  point(18, 'les-poilus.three-of-a-kind', 'follows'),
  point(19, 'les-poilus.support-tile', 'follows'),
  point(20, 'les-poilus.mission-success', 'follows'),
  point(21, 'les-poilus.demoralised', 'stated'),
  point(22, 'les-poilus.merry-christmas', 'ours'),
  point(23, 'les-poilus.support', 'follows'),
  point(24, 'les-poilus.support', 'follows'),
  point(25, 'les-poilus.intensity', 'ours'),
  point(26, 'les-poilus.frenetic', 'ours'),
  point(27, 'les-poilus.deal', 'ours'),
  point(28, 'les-poilus.trap', 'stated'),
  point(29, 'les-poilus.trap', 'follows'),
  point(30, 'les-poilus.defeat-hardships', 'follows'),
  point(31, 'les-poilus.oldest-prevails', 'ours'),
  point(32, 'les-poilus.fearful', 'follows'),
  point(33, 'les-poilus.fearful', 'follows'),
  point(34, 'les-poilus.fall-back', 'ours'),
  point(35, 'les-poilus.panicked', 'ours'),
  point(36, 'les-poilus.support-tile', 'follows'),
  point(37, 'les-poilus.speech', 'ours'),
  point(38, 'les-poilus.speech-token', 'ours'),
  point(39, 'les-poilus.lucky-charm', 'ours'),
  point(40, 'les-poilus.merry-christmas', 'ours'),
  point(41, 'les-poilus.merry-christmas', 'follows'),
  point(42, 'les-poilus.support-bonus', 'follows'),
  point(43, 'les-poilus.majority', 'follows'),
  point(44, 'les-poilus.defeat-monument', 'stated'),
  point(45, 'les-poilus.demoralised', 'follows'),
  point(46, 'les-poilus.mission-failure', 'ours'),
  point(47, 'les-poilus.chaplain', 'reported'),
  point(48, 'les-poilus.intensity', 'follows'),
  point(49, 'les-poilus.actions', 'follows'),
  point(50, 'les-poilus.proud', 'ours'),
  point(51, 'les-poilus.fragile', 'stated'),
  point(52, 'les-poilus.clumsy', 'follows'),
  point(53, 'les-poilus.clumsy', 'follows'),
  point(54, 'les-poilus.secret-hands', 'ours'),
  point(55, 'les-poilus.secret-hands', 'ours'),
  point(56, 'les-poilus.mute', 'follows'),
  point(57, 'les-poilus.defeat-hardships', 'stated'),
  point(58, 'les-poilus.tyrannical', 'ours'),
  edge(1, 'les-poilus.three-of-a-kind', 'stated'),
  edge(2, 'les-poilus.traumas-and-phobias', 'stated'),
  edge(3, 'les-poilus.out-of-the-mission', 'stated'),
  edge(4, 'les-poilus.clumsy', 'follows'),
  edge(5, 'les-poilus.clumsy', 'follows'),
  edge(6, 'les-poilus.empty-trials', 'stated'),
  edge(7, 'les-poilus.lucky-charm', 'stated'),
  edge(8, 'les-poilus.lucky-charm', 'follows'),
  edge(9, 'les-poilus.speech', 'follows'),
  edge(10, 'les-poilus.mute', 'follows'),
  edge(11, 'les-poilus.empty-hand', 'stated'),
  edge(12, 'les-poilus.fragile', 'stated'),
  edge(13, 'les-poilus.oldest-prevails', 'stated'),
  edge(14, 'les-poilus.active-player-prevails', 'stated'),
  edge(15, 'les-poilus.absent-minded', 'ours'),
  edge(16, 'les-poilus.panicked', 'ours'),
  edge(17, 'les-poilus.selfish', 'ours'),
  edge(18, 'les-poilus.majority', 'follows'),
  edge(19, 'les-poilus.support-bonus', 'follows'),
  edge(20, 'les-poilus.wounded', 'stated'),
  edge(21, 'les-poilus.merry-christmas', 'stated'),
  edge(22, 'les-poilus.tyrannical', 'follows'),
  edge(24, 'les-poilus.victory', 'follows'),
  edge(25, 'les-poilus.victory', 'stated'),
  edge(26, 'les-poilus.victory', 'stated'),
]);
