import { caseOf } from './cases.ts';
import { HOUSE_OPTIONS, type HouseRuling } from './house-options.ts';
import type { RuleId } from './rules.ts';
import { RULED, type Ruled } from './ruling-list.ts';

/** A question that the rules leave open. Question, answer and grounds stand with the rulebook. */
interface Ruling extends Ruled {
  readonly rule: RuleId;
  /** What a group may choose, the default first; empty where there is nothing to choose. */
  readonly options: readonly string[];
}

const optionsOf = (id: string): readonly string[] =>
  Object.hasOwn(HOUSE_OPTIONS, id) ? HOUSE_OPTIONS[id as HouseRuling] : [];

/** All of them, each with the rule it belongs to. */
export const RULINGS: readonly Ruling[] = Object.freeze(
  RULED.map((ruled) =>
    Object.freeze({
      ...ruled,
      rule: caseOf(ruled.case).rule,
      options: Object.freeze([...optionsOf(ruled.id)]),
    }),
  ),
);
