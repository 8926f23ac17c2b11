import * as m from '#messages';
import { type Aid, useAid } from './aid.ts';

/** What is said differently where there is a real board to be served. */
const WORDS = {
  table: {
    nextWorker: m.maquis_table_patrol_next_worker,
    nextPatrol: m.maquis_table_patrol_next_patrol,
    nextAction: m.maquis_table_patrol_next_action,
    arrest: m.maquis_table_home_arrest,
    patrolsLeave: m.maquis_table_upkeep_patrols,
    upkeepHint: m.maquis_table_upkeep_hint,
  },
  practice: {
    nextWorker: m.maquis_practice_next_worker,
    nextPatrol: m.maquis_practice_next_patrol,
    nextAction: m.maquis_practice_next_action,
    arrest: m.maquis_practice_arrest,
    patrolsLeave: m.maquis_practice_patrols_leave,
    upkeepHint: m.maquis_practice_upkeep_hint,
  },
} as const satisfies Record<Aid['room'], Record<string, () => string>>;

export const useWords = (): (typeof WORDS)[Aid['room']] => WORDS[useAid().room];
