import * as m from '#messages';
import type { AskId, TableFault } from '../engine/index.ts';
import { cardName, enemyName, maquisName, missionName } from './cards.ts';
import { WAITS_FOR } from './moments.ts';

const SENTENCES: Readonly<Record<TableFault['code'], (params: TableFault['params']) => string>> = {
  'unknown-card': ({ card }) => m.resist_fault_unknown_card({ card: cardName(card) }),
  'not-a-count': ({ at, value }) => m.resist_fault_not_a_count({ at, value }),
  'maquis-twice': ({ maquis }) => m.resist_fault_maquis_twice({ maquis: maquisName(maquis) }),
  'maquis-do-not-add-up': ({ unknown, wanted }) =>
    m.resist_fault_maquis_do_not_add_up({ unknown, wanted }),
  'spies-do-not-add-up': ({ counted, inTheGame }) =>
    m.resist_fault_spies_do_not_add_up({ counted, inTheGame }),
  'too-many-of-a-kind': ({ kind, copies }) =>
    m.resist_fault_too_many_of_a_kind({ enemy: enemyName(kind), copies }),
  'enemies-do-not-add-up': ({ counted }) => m.resist_fault_enemies_do_not_add_up({ counted }),
  'mission-twice': ({ mission }) => m.resist_fault_mission_twice({ mission: missionName(mission) }),
  'missions-do-not-add-up': ({ named }) => m.resist_fault_missions_do_not_add_up({ named }),
  'row-too-long': ({ places }) => m.resist_fault_row_too_long({ places }),
  'too-many-civilians': ({ number }) => m.resist_fault_too_many_civilians({ number }),
  'too-many-failed': ({ failed, turned }) => m.resist_fault_too_many_failed({ failed, turned }),
  'failed-with-enemies': ({ mission }) =>
    m.resist_fault_failed_with_enemies({ mission: missionName(mission) }),
  'target-not-available': () => m.resist_fault_target_not_available(),
  'question-out-of-phase': ({ ask }) =>
    m.resist_fault_question_out_of_phase({ ask: WAITS_FOR[ask as AskId]?.() ?? String(ask) }),
};

/** What is wrong with a table, as a sentence. */
export const faultText = ({ code, params }: TableFault): string => SENTENCES[code](params);
