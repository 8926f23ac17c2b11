import * as m from '#messages';
import { eitherOf, inARow, sentences } from '#shared/list-text.ts';
import { nearest } from '#shared/nearest.ts';
import { DIFFICULTY_IDS, EVERY_GOAL_ID, type GoalId, type RuleId } from '../data/index.ts';
import { ENDINGS, type RecordFault, RULESET } from '../engine/index.ts';
import { RECORD_HEAD } from '../engine/record.ts';
import { BOXED_WORDS } from './boxed-sentences.ts';
import { setBoxedWords } from './boxed-words.ts';
import { faultText } from './faults.ts';
import { moveFaultText } from './move-faults.ts';
import { GOAL_NAMES } from './names.ts';
import { reasonTexts } from './reasons.ts';

setBoxedWords(BOXED_WORDS);

/** Why something is no record of a game, in a sentence that names the place in the record. */
export function recordFaultText(fault: RecordFault): string {
  switch (fault.code) {
    case 'not-json':
      return m.maquis_record_not_json();
    case 'not-an-object':
      return m.maquis_record_not_an_object();
    case 'other-format':
      return foreign('format', fault.found, m.maquis_record_other_format, RECORD_HEAD.format);
    case 'other-version':
      return foreign('version', fault.found, m.maquis_record_other_version, RECORD_HEAD.version);
    case 'other-ruleset':
      return foreign('ruleset', fault.found, m.maquis_record_other_ruleset, RULESET);
    case 'wrong-value':
      return wrongValue(fault);
    case 'same-goal-twice':
      return m.maquis_record_same_goal_twice({ goal: GOAL_NAMES[fault.found as GoalId]() });
    case 'goal-of-another-edition':
      return m.maquis_record_other_edition_goal({ goal: GOAL_NAMES[fault.found as GoalId]() });
    case 'three-star-goal-misplaced':
      return m.maquis_record_three_star({ goal: GOAL_NAMES[fault.found as GoalId]() });
    case 'no-such-move': {
      const { move, text } = fault;
      return m.maquis_record_move({ move, text, why: moveFaultText(fault.fault) });
    }
    case 'illegal-move': {
      const { move, text } = fault;
      return m.maquis_record_move({ move, text, why: sentences(reasonTexts(fault.reasons)) });
    }
    case 'corrections-differ':
      return m.maquis_record_corrections_differ({
        made: inARow(fault.made) || '–',
        listed: fault.listed,
      });
    case 'correction-starts-elsewhere': {
      const { move, text, value, found, real } = fault;
      return m.maquis_record_correction_elsewhere({ move, text, at: value, found, real });
    }
    case 'correction-impossible': {
      const { move, text } = fault;
      const why = sentences(fault.faults.map((one) => faultText(one)));
      return m.maquis_record_correction_impossible({ move, text, why });
    }
    case 'outcome-differs':
      return m.maquis_record_outcome_differs({
        move: fault.move,
        real: fault.real,
        claimed: m.maquis_record_result({ result: fault.claimed }),
        ended: m.maquis_record_result({ result: fault.real }),
      });
    default:
      return fault satisfies never;
  }
}

/** The rule that a record breaks; undefined where it is damaged rather than against the rules. */
export function ruleOfRecordFault(fault: RecordFault): RuleId | undefined {
  switch (fault.code) {
    case 'same-goal-twice':
    case 'goal-of-another-edition':
    case 'three-star-goal-misplaced':
      return 'maquis.setup-goals';
    case 'illegal-move':
      return fault.reasons[0]?.rule;
    case 'correction-impossible':
      return fault.faults[0]?.rule;
    case 'outcome-differs':
      return 'maquis.result';
    default:
      return undefined;
  }
}

/** How the engine shows a value that is not there at all. */
const ABSENT = 'nothing';

function foreign(
  at: string,
  found: string,
  sentence: (values: { found: string; right: string | number }) => string,
  right: string | number,
): string {
  return found === ABSENT
    ? m.maquis_record_missing({ at, expected: String(right) })
    : sentence({ found, right });
}

function wrongValue(fault: RecordFault & { code: 'wrong-value' }): string {
  const { at, found } = fault;
  const ids = IDS_AT[at];
  const expected = ids
    ? m.maquis_record_expect_one_of({ ids: eitherOf(ids) })
    : expectedAt(at, limitIn(fault.expected));
  if (found === ABSENT) return m.maquis_record_missing({ at, expected });
  const suggestion = ids && nearest(found.replaceAll('"', ''), ids);
  return suggestion
    ? m.maquis_record_wrong_value_like({ at, found, suggestion })
    : m.maquis_record_wrong_value({ at, found, expected });
}

/** The words that can stand at each place of a record. */
const IDS_AT: Readonly<Record<string, readonly string[]>> = {
  difficulty: DIFFICULTY_IDS,
  'goals.west': EVERY_GOAL_ID,
  'goals.east': EVERY_GOAL_ID,
  'outcome.result': ['win', 'draw', 'loss'],
  'outcome.reason': ENDINGS,
};

/** The most there may be, where it is that which a value exceeds. */
function limitIn(expected: string): number | undefined {
  return expected.startsWith('<=') ? Number(expected.slice(2)) : undefined;
}

function expectedAt(at: string, most: number | undefined): string {
  switch (at) {
    case 'goals':
      return m.maquis_record_expect_goals();
    case 'moves':
      return most ? m.maquis_record_expect_moves_most({ most }) : m.maquis_record_expect_moves();
    case 'outcome':
      return m.maquis_record_expect_outcome();
    default:
      if (at.startsWith('corrections')) return m.maquis_record_expect_correction();
      return most ? m.maquis_record_expect_text_most({ most }) : m.maquis_record_expect_text();
  }
}
