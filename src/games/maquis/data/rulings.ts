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
interface Ruling {
  readonly id: `R${number}` | `E${number}`;
  readonly rule: RuleId;
  readonly basis: RulingBasis;
  /** The printings it is about, where it is not about all of them. */
  readonly of?: RulingOf;
}

/** Printings that answers are about: `box` is both boxed editions. */
type RulingOf = 'pnp-1.1' | 'box' | 'box-2019' | 'second-edition';

const numbered = (number: number): string => String(number).padStart(2, '0');

const ruling = (number: number, rule: RuleId, basis: RulingBasis, of?: RulingOf): Ruling =>
  Object.freeze({
    id: `R${numbered(number)}` as `R${number}`,
    rule,
    basis,
    ...(of ? { of } : {}),
  });

const boxed = (number: number, rule: RuleId, basis: RulingBasis, of: RulingOf = 'box'): Ruling =>
  Object.freeze({ id: `E${numbered(number)}` as `E${number}`, rule, basis, of });

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
  ruling(10, 'maquis.empty-field', 'stated', 'pnp-1.1'),
  ruling(11, 'maquis.shoot-once', 'stated', 'pnp-1.1'),
  ruling(12, 'maquis.shot-frees-place', 'follows'),
  ruling(13, 'maquis.shoot-police-only', 'stated'),
  ruling(14, 'maquis.arrest-on-placement', 'stated'),
  ruling(15, 'maquis.patrol-not-placed', 'follows'),
  ruling(16, 'maquis.patrol-placement', 'stated'),
  ruling(17, 'maquis.reshuffle', 'stated'),
  ruling(18, 'maquis.arrest-on-placement', 'follows'),
  ruling(19, 'maquis.activation', 'stated'),
  ruling(20, 'maquis.white-arrow', 'ours', 'pnp-1.1'),
  ruling(21, 'maquis.yellow-arrow', 'stated', 'pnp-1.1'),
  ruling(22, 'maquis.yellow-arrow', 'stated', 'pnp-1.1'),
  ruling(23, 'maquis.cost', 'stated'),
  ruling(24, 'maquis.route-home', 'stated'),
  ruling(25, 'maquis.second-safe-house', 'follows'),
  ruling(26, 'maquis.second-safe-house', 'stated'),
  ruling(27, 'maquis.one-tile-each', 'follows'),
  ruling(28, 'maquis.airdrop-field', 'stated', 'pnp-1.1'),
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
  ruling(42, 'maquis.mode-very-easy', 'stated', 'pnp-1.1'),
  ruling(43, 'maquis.goal-liberate-the-town', 'ours'),
  ruling(44, 'maquis.goal-assassination', 'ours', 'pnp-1.1'),
  ruling(45, 'maquis.goal-place', 'ours'),
  ruling(46, 'maquis.one-success-a-turn', 'follows'),
  ruling(47, 'maquis.mode-very-hard', 'stated'),
  ruling(48, 'maquis.arrested-for-good', 'stated'),
  ruling(49, 'maquis.open-information', 'stated'),
  ruling(50, 'maquis.shoot-once', 'ours'),
  ruling(51, 'maquis.escape-shot', 'stated'),
  ruling(52, 'maquis.result', 'stated', 'pnp-1.1'),
  ruling(53, 'maquis.result', 'follows'),
]);

/**
 * The questions that the boxed editions add, by number. Their cards and boards are sources as well: an
 * answer that stands on one is `stated`. Where their rulebook would have to be read, which nobody here
 * has seen, an answer that other programs and reports agree on is `reported`.
 */
export const BOXED_RULINGS: readonly Ruling[] = Object.freeze([
  boxed(1, 'maquis.turn', 'follows'),
  boxed(2, 'maquis.white-arrow', 'reported'),
  boxed(3, 'maquis.shoot-once', 'reported'),
  boxed(4, 'maquis.yellow-arrow', 'follows'),
  boxed(5, 'maquis.goal-place', 'ours'),
  boxed(6, 'maquis.goal-milice-hq', 'ours', 'second-edition'),
  boxed(7, 'maquis.mission-steps', 'reported'),
  boxed(8, 'maquis.mission-visits', 'reported'),
  boxed(9, 'maquis.mission-visits', 'ours'),
  boxed(10, 'maquis.goal-double-agent', 'ours'),
  boxed(11, 'maquis.goal-double-agent', 'ours'),
  boxed(12, 'maquis.goal-double-agent', 'ours'),
  boxed(13, 'maquis.goal-double-agent', 'reported'),
  boxed(14, 'maquis.goal-double-agent', 'ours'),
  boxed(15, 'maquis.goal-milice-parade-day', 'stated'),
  boxed(16, 'maquis.goal-milice-parade-day', 'stated'),
  boxed(17, 'maquis.goal-milice-parade-day', 'reported'),
  boxed(18, 'maquis.goal-infiltration', 'reported'),
  boxed(19, 'maquis.goal-infiltration', 'reported'),
  boxed(20, 'maquis.staying-workers', 'ours'),
  boxed(21, 'maquis.goal-coded-messages', 'ours'),
  boxed(22, 'maquis.end-goals', 'reported'),
  boxed(23, 'maquis.goal-take-out-the-bridges', 'stated'),
  boxed(24, 'maquis.goal-bomb-for-the-officer', 'reported'),
  boxed(25, 'maquis.goal-german-shepherds', 'stated'),
  boxed(26, 'maquis.goal-german-shepherds', 'reported'),
  boxed(27, 'maquis.goal-assassination', 'ours'),
  boxed(28, 'maquis.goal-assassination', 'ours'),
  boxed(29, 'maquis.goal-milice-hq', 'ours', 'second-edition'),
  boxed(30, 'maquis.goal-free-the-resistance-leader', 'reported', 'second-edition'),
  boxed(31, 'maquis.goal-bomb-the-barracks', 'ours', 'second-edition'),
  boxed(32, 'maquis.goal-destroy-aa-guns', 'stated', 'second-edition'),
  boxed(33, 'maquis.goal-destroy-aa-guns', 'stated', 'second-edition'),
  boxed(34, 'maquis.fixer', 'reported', 'second-edition'),
  boxed(35, 'maquis.fixer', 'reported', 'second-edition'),
  boxed(36, 'maquis.fixer', 'reported', 'second-edition'),
  boxed(37, 'maquis.fake-id', 'reported', 'second-edition'),
  boxed(38, 'maquis.fake-id', 'reported', 'second-edition'),
  boxed(39, 'maquis.forger', 'stated', 'second-edition'),
  boxed(40, 'maquis.soldiers-last', 'reported'),
  boxed(41, 'maquis.end-morale', 'reported'),
  boxed(42, 'maquis.mode-very-easy', 'reported'),
  boxed(43, 'maquis.three-star-missions', 'reported', 'second-edition'),
  boxed(44, 'maquis.end-time', 'reported'),
  boxed(45, 'maquis.mission-steps', 'stated'),
  boxed(46, 'maquis.goal-infiltration', 'ours'),
  boxed(47, 'maquis.airdrop-field', 'ours'),
  boxed(48, 'maquis.mission-visits', 'ours'),
  boxed(49, 'maquis.goal-officers-mansion', 'ours'),
  boxed(50, 'maquis.fake-id', 'ours', 'second-edition'),
  boxed(51, 'maquis.upkeep', 'ours'),
  boxed(52, 'maquis.goal-bomb-the-barracks', 'ours', 'second-edition'),
  boxed(53, 'maquis.mode-very-easy', 'reported'),
  boxed(54, 'maquis.calendar-morale', 'ours', 'box-2019'),
  boxed(55, 'maquis.patrol-count', 'ours'),
  boxed(56, 'maquis.staying-workers', 'stated'),
]);

/**
 * How a printed fact is known. The board and card sheets of print-and-play 1.1 were not seen; what
 * its text leaves open is filled from pictures of its redesign and from the later editions.
 *
 * - `text`: the rules of print-and-play 1.1, or their translation, say it
 * - `pictures`: seen on pictures of the print-and-play redesign; the later editions agree
 * - `later`: known from the later editions only, inferred for print-and-play 1.1
 * - `ruling`: no source settles it; decided here, see the rulings
 */
const BASES = ['text', 'pictures', 'later', 'ruling'] as const;

export type Basis = (typeof BASES)[number];
