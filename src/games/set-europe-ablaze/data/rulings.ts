import type { RulingBasis } from '#games/game.ts';
import { caseOf } from './cases.ts';
import type { RuleId } from './rules.ts';

/**
 * A question that the rules leave open. C: contradictions and gaps. N: found on reading all cases once
 * more. D: what comes up at the table. Question, answer and grounds stand with the rulebook.
 */
export interface Ruling {
  readonly id: `${'C' | 'N' | 'D'}${number}`;
  /** The printed case at which the question arises. */
  readonly case: string;
  readonly rule: RuleId;
  readonly basis: RulingBasis;
  /** What a group may choose, the default first; empty where there is nothing to choose. */
  readonly options: readonly string[];
}

/** What a group may choose where the rules are silent or contradict themselves, the default first. */
export const HOUSE_OPTIONS = Object.freeze({
  C01: ['half-or-less', 'less-than-half'],
  C10: ['required', 'waived'],
  C13: ['by-level', 'one-only'],
  C15: ['strength-and-networks', 'strength-only'],
  N01: ['before', 'after'],
  N10: ['france', 'anywhere'],
  N11: ['ready-only', 'support-too'],
  N17: ['jedburgh', 'any-team'],
  N20: ['one-mission', 'one-turn'],
} as const);

export type HouseRuling = keyof typeof HOUSE_OPTIONS;
export type HouseOption<Id extends HouseRuling> = (typeof HOUSE_OPTIONS)[Id][number];

export const HOUSE_RULINGS = Object.freeze(Object.keys(HOUSE_OPTIONS) as HouseRuling[]);

/**
 * What a group has chosen for a ruling. Files may write its number without the nought; what is no
 * option of it is the default.
 */
export function chosen<Id extends HouseRuling>(
  rulings: Readonly<Record<string, string>>,
  id: Id,
): HouseOption<Id> {
  const told = rulings[id] ?? rulings[id.replace(/^([CN])0/, '$1')];
  const options: readonly string[] = HOUSE_OPTIONS[id];
  return (told !== undefined && options.includes(told) ? told : options[0]) as HouseOption<Id>;
}

const optionsOf = (id: string): readonly string[] =>
  Object.hasOwn(HOUSE_OPTIONS, id) ? HOUSE_OPTIONS[id as HouseRuling] : [];

const ruling = (id: Ruling['id'], number: string, basis: RulingBasis): Ruling =>
  Object.freeze({
    id,
    case: number,
    rule: caseOf(number).rule,
    basis,
    options: Object.freeze([...optionsOf(id)]),
  });

export const RULINGS: readonly Ruling[] = Object.freeze([
  ruling('C01', '8.4.1', 'ours'),
  ruling('C02', '8.5.2', 'follows'),
  ruling('C03', '8.5.3', 'stated'),
  ruling('C04', '6.3.9a', 'ours'),
  ruling('C05', '8.3.1d', 'follows'),
  ruling('C06', '6.3.9b', 'follows'),
  ruling('C07', '6.3.2', 'follows'),
  ruling('C08', '5.1.5', 'follows'),
  ruling('C09', '8.1.5', 'ours'),
  ruling('C10', '8.1.11', 'follows'),
  ruling('C11', '6.5.3', 'ours'),
  ruling('C12', '8.6.5b', 'follows'),
  ruling('C13', '6.2.1', 'ours'),
  ruling('C14', '6.2.9', 'stated'),
  ruling('C15', '5.4.7', 'ours'),
  ruling('C16', '8.6.9i', 'follows'),
  ruling('C17', '5.3.5', 'ours'),
  ruling('C18', '10.0', 'ours'),
  ruling('C19', '5.4.6', 'ours'),
  ruling('C20', '4.2.8', 'ours'),
  ruling('C21', '4.2.3', 'ours'),
  ruling('C22', '7.4.3b', 'follows'),
  ruling('C23', '10.2.6', 'ours'),
  ruling('C24', '8.6.9b', 'stated'),
  ruling('C25', '8.1.3', 'follows'),
  ruling('C26', '6.1.3', 'follows'),
  ruling('C27', '8.1.8', 'stated'),
  ruling('C28', '6.7.7', 'follows'),
  ruling('N01', '4.2.6', 'ours'),
  ruling('N02', '8.4.1', 'ours'),
  ruling('N03', '8.4.3', 'ours'),
  ruling('N04', '4.2', 'ours'),
  ruling('N05', '4.1.2b', 'follows'),
  ruling('N06', '6.2.8', 'ours'),
  ruling('N07', '7.3.3', 'stated'),
  ruling('N08', '8.1.13', 'follows'),
  ruling('N09', '3.3.1', 'follows'),
  ruling('N10', '8.3.1e', 'stated'),
  ruling('N11', '8.3.1f', 'ours'),
  ruling('N12', '3.2.2', 'stated'),
  ruling('N13', '2.4.16', 'ours'),
  ruling('N14', '8.3.4b', 'ours'),
  ruling('N15', '3.3.5', 'ours'),
  ruling('N16', '8.1.8', 'ours'),
  ruling('N17', '6.1.7', 'stated'),
  ruling('N18', '8.2.1c', 'ours'),
  ruling('N19', '6.7.8', 'follows'),
  ruling('N20', '6.5.3', 'ours'),
  ruling('N21', '6.2.5', 'ours'),
  ruling('N22', '8.6.5b', 'ours'),
  ruling('N23', '8.6.9g', 'ours'),
  ruling('N24', '8.1.2', 'follows'),
  ruling('N25', '7.1.6', 'ours'),
  ruling('N26', '6.3.10a', 'ours'),
  ruling('N27', '8.6.2a', 'follows'),
  ruling('N28', '2.4.6', 'ours'),
  ruling('N29', '6.1.4', 'ours'),
  ruling('N30', '6.7.2', 'ours'),
  ruling('N31', '4.1.1d', 'follows'),
  ruling('N32', '7.4.3c', 'follows'),
  ruling('N33', '9.0', 'stated'),
  ruling('N34', '9.1.2', 'ours'),
  ruling('N35', '1.1', 'follows'),
  ruling('N36', '7.0', 'follows'),
  ruling('D01', '8.6.6a', 'stated'),
  ruling('D02', '8.6.5b', 'ours'),
  ruling('D03', '8.6.9', 'ours'),
  ruling('D04', '8.6.9h', 'stated'),
  ruling('D05', '8.6.9g', 'stated'),
  ruling('D06', '8.6.9i', 'stated'),
  ruling('D07', '8.6.3b', 'stated'),
  ruling('D08', '8.6.3c', 'ours'),
  ruling('D09', '6.2.10', 'stated'),
  ruling('D10', '8.6.5a', 'follows'),
  ruling('D11', '6.6a', 'ours'),
  ruling('D12', '6.4.3', 'follows'),
  ruling('D13', '6.5.4', 'ours'),
  ruling('D14', '6.3.8f', 'stated'),
  ruling('D15', '6.3.10b', 'stated'),
  ruling('D16', '6.7.8', 'stated'),
  ruling('D17', '6.1.7', 'stated'),
  ruling('D18', '6.1.9', 'ours'),
  ruling('D19', '7.3.5', 'stated'),
  ruling('D20', '9.0', 'stated'),
  ruling('D21', '9.3', 'follows'),
  ruling('D22', '5.3.6', 'ours'),
  ruling('D23', '5.5.2', 'stated'),
  ruling('D24', '3.2.6', 'stated'),
  ruling('D25', '4.2.7', 'stated'),
  ruling('D26', '8.4.2', 'ours'),
]);
