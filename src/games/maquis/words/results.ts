import * as m from '#messages';
import { type Outcome, type Position, snapshotOf } from '../engine/index.ts';

const RESULT = {
  win: m.maquis_table_over_win,
  draw: m.maquis_table_over_draw,
  loss: m.maquis_table_over_loss,
} as const;

/** "You have won". */
export const resultText = ({ result }: Outcome): string => RESULT[result]();

/** "Turn 4". */
export const momentText = (position: Position): string =>
  m.maquis_table_turn({ turn: snapshotOf(position).day + 1 });
