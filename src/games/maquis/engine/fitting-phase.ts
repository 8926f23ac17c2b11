import { phaseFaults } from './faults.ts';
import { canCome } from './mission-moments.ts';
import type { PhaseId } from './position.ts';
import { RULESET, rulesetCalled } from './rulesets.ts';
import type { Table } from './table.ts';

/** The table at another moment: whoever acts does so only on the way home. */
const at = (table: Table, phase: PhaseId): Table => ({
  ...table,
  state: {
    ...table.state,
    phase,
    acting: phase === 'returning' ? table.state.acting : null,
  },
});

/** The moments of a turn in the edition of a table, with the goals that are played. */
export const phasesOf = ({ ruleset = RULESET, goals }: Table): readonly PhaseId[] =>
  rulesetCalled(ruleset).phases.filter((phase) => canCome(phase, goals));

/** The moments of a turn that a table with these pawns, on and off the board, can be at. */
export const fittingPhases = (table: Table): PhaseId[] =>
  phasesOf(table).filter((phase) => phaseFaults(at(table, phase)).length === 0);

/**
 * The moment of the turn that a table is at, judged by its pawns: its own where that fits, else the
 * next of the turn that does. Workers at home are those still to be placed only until the last pawn
 * of the turn stands; later they have come home. A game that is over is not taken up again. Rules:
 * maquis.placement, maquis.activation.
 */
export function fittingPhase(table: Table): PhaseId {
  const { phase, patrolsToCome } = table.state;
  const fitting = fittingPhases(table);
  if (fitting.includes(phase) || (phase === 'over' && patrolsToCome === 0)) return phase;
  const isPlacing = phase === 'placement' || phase === 'patrol';
  return fitting.find((next) => isPlacing || next !== 'placement') ?? phase;
}
