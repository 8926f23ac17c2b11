import type { PhaseId, Snapshot } from '#games/maquis/engine/index.ts';
import type { Adjustment } from '#games/maquis/session/index.ts';
import * as m from '#messages';

export const PHASE_TEXT: Readonly<Record<PhaseId, () => string>> = {
  placement: m.maquis_table_correct_adjusted_phase_placement,
  patrol: m.maquis_table_correct_adjusted_phase_patrol,
  action: m.maquis_table_correct_adjusted_phase_action,
  returning: m.maquis_table_correct_adjusted_phase_returning,
  dusk: m.maquis_table_correct_adjusted_phase_dusk,
  over: m.maquis_table_correct_adjusted_phase_over,
  look: m.maquis_table_correct_adjusted_phase_look,
  reveal: m.maquis_table_correct_adjusted_phase_reveal,
  remove: m.maquis_table_correct_adjusted_phase_remove,
  bridge: m.maquis_table_correct_adjusted_phase_bridge,
};

/** Says what was changed along with a correction. */
export function adjustmentText(adjustment: Adjustment, state: Snapshot): string {
  switch (adjustment) {
    case 'phase':
      return PHASE_TEXT[state.phase]();
    case 'patrols':
      return m.maquis_table_correct_adjusted_patrols({ count: state.patrolsToCome });
    case 'arrested':
      return m.maquis_table_correct_adjusted_arrested({ count: state.arrested });
    case 'acting':
      return m.maquis_table_correct_adjusted_acting();
    case 'goals':
      return m.maquis_table_correct_adjusted_goals();
  }
}
