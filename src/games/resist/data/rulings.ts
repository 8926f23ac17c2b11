import type { RulingBasis } from '#games/game.ts';
import type { RuleId } from './rules.ts';

/**
 * The questions the printed rules leave to their readers, each with the rule it belongs to and how
 * sure the answer is:
 *
 * - `stated`: the rules say so
 * - `follows`: it follows from the rules or the printed cards in a short step
 * - `reported`: the rules we have are silent; others who have read more pass it on
 * - `ours`: the rules are silent or contradict themselves, the answer is this project's
 *
 * C01 to C51 are gaps and contradictions, E01 to E24 cases that come up at the table. Question,
 * answer and grounds are prose and stand with the rulebook of each language.
 */
type RulingId = `${'C' | 'E'}${number}`;

interface Ruling {
  readonly id: RulingId;
  readonly rule: RuleId;
  readonly basis: RulingBasis;
}

type Belongs = readonly [rule: RuleId, basis: RulingBasis];

const numbered = (letter: 'C' | 'E', rulings: readonly Belongs[]): readonly Ruling[] =>
  rulings.map(([rule, basis], index) => {
    const id = `${letter}${String(index + 1).padStart(2, '0')}` as RulingId;
    return Object.freeze({ id, rule, basis });
  });

const QUESTIONS: readonly Belongs[] = [
  /* C01 */ ['resist.setup-missions', 'follows'],
  /* C02 */ ['resist.setup-spies', 'follows'],
  /* C03 */ ['resist.action-phase', 'ours'],
  /* C04 */ ['resist.counting-actions', 'reported'],
  /* C05 */ ['resist.stop-striking', 'ours'],
  /* C06 */ ['resist.drawing-actions', 'ours'],
  /* C07 */ ['resist.survive', 'follows'],
  /* C08 */ ['resist.civilians-lost', 'ours'],
  /* C09 */ ['resist.mission-defeated', 'follows'],
  /* C10 */ ['resist.all-spies', 'ours'],
  /* C11 */ ['resist.result', 'reported'],
  /* C12 */ ['resist.discard', 'ours'],
  /* C13 */ ['resist.current-defense', 'ours'],
  /* C14 */ ['resist.other-missions', 'ours'],
  /* C15 */ ['resist.reshuffle', 'follows'],
  /* C16 */ ['resist.survive', 'follows'],
  /* C17 */ ['resist.setup-hand', 'follows'],
  /* C18 */ ['resist.play-everyone', 'follows'],
  /* C19 */ ['resist.counting-actions', 'ours'],
  /* C20 */ ['resist.action-optional', 'ours'],
  /* C21 */ ['resist.action-in-full', 'ours'],
  /* C22 */ ['resist.sifting', 'ours'],
  /* C23 */ ['resist.copying', 'ours'],
  /* C24 */ ['resist.what-is-known', 'ours'],
  /* C25 */ ['resist.help-elsewhere', 'ours'],
  /* C26 */ ['resist.reshuffle', 'stated'],
  /* C27 */ ['resist.turn-up', 'ours'],
  /* C28 */ ['resist.defend-effects', 'ours'],
  /* C29 */ ['resist.other-missions', 'ours'],
  /* C30 */ ['resist.sifting', 'ours'],
  /* C31 */ ['resist.jailor', 'ours'],
  /* C32 */ ['resist.mission-effects', 'ours'],
  /* C33 */ ['resist.spies', 'stated'],
  /* C34 */ ['resist.civilians-per-enemy', 'ours'],
  /* C35 */ ['resist.weakening', 'ours'],
  /* C36 */ ['resist.moving-an-enemy', 'follows'],
  /* C37 */ ['resist.military', 'follows'],
  /* C38 */ ['resist.mission-defeated', 'ours'],
  /* C39 */ ['resist.next-draw', 'follows'],
  /* C40 */ ['resist.result', 'ours'],
  /* C41 */ ['resist.end-or-continue', 'stated'],
  /* C42 */ ['resist.new-hand', 'follows'],
  /* C43 */ ['resist.discarding-actions', 'follows'],
  /* C44 */ ['resist.mayors-house', 'follows'],
  /* C45 */ ['resist.crossroads', 'ours'],
  /* C46 */ ['resist.reveal-limits', 'follows'],
  /* C47 */ ['resist.police-station', 'follows'],
  /* C48 */ ['resist.grunts-first', 'follows'],
  /* C49 */ ['resist.play-everyone', 'stated'],
  /* C50 */ ['resist.cards-alike', 'follows'],
  /* C51 */ ['resist.turning-up-actions', 'follows'],
];

const CASES: readonly Belongs[] = [
  /* E01 */ ['resist.spies', 'stated'],
  /* E02 */ ['resist.play-everyone', 'stated'],
  /* E03 */ ['resist.action-optional', 'stated'],
  /* E04 */ ['resist.discard', 'stated'],
  /* E05 */ ['resist.discarding-actions', 'follows'],
  /* E06 */ ['resist.current-defense', 'stated'],
  /* E07 */ ['resist.weakening', 'follows'],
  /* E08 */ ['resist.engineer', 'follows'],
  /* E09 */ ['resist.mission-actions', 'follows'],
  /* E10 */ ['resist.action-in-full', 'stated'],
  /* E11 */ ['resist.spy-actions', 'stated'],
  /* E12 */ ['resist.spy-actions', 'follows'],
  /* E13 */ ['resist.new-spy', 'follows'],
  /* E14 */ ['resist.mission-actions', 'follows'],
  /* E15 */ ['resist.reveal-limits', 'follows'],
  /* E16 */ ['resist.reveal-limits', 'follows'],
  /* E17 */ ['resist.bunker', 'ours'],
  /* E18 */ ['resist.crossroads', 'follows'],
  /* E19 */ ['resist.civilians-per-enemy', 'follows'],
  /* E20 */ ['resist.help-elsewhere', 'follows'],
  /* E21 */ ['resist.moving-an-enemy', 'follows'],
  /* E22 */ ['resist.military', 'follows'],
  /* E23 */ ['resist.copying', 'follows'],
  /* E24 */ ['resist.losing', 'stated'],
];

/** The questions in order, then the cases. */
export const RULINGS: readonly Ruling[] = Object.freeze([
  ...numbered('C', QUESTIONS),
  ...numbered('E', CASES),
]);
