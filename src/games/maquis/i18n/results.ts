import * as m from '#messages';
import { type Outcome, type Position, snapshotOf } from '../engine/index.ts';

const RESULT = {
  win: m.maquis_table_over_win,
  draw: m.maquis_table_over_draw,
  loss: m.maquis_table_over_loss,
} as const;

/** "You have won". */
export const resultText = ({ result }: Outcome): string => RESULT[result]();

/** "Turn 4"; once the game is over, no turn follows. */
export function momentText(position: Position): string {
  const { phase, day } = snapshotOf(position);
  return phase === 'over' ? m.maquis_moment_over() : m.maquis_table_turn({ turn: day + 1 });
}
