import { TURN_TRACK } from '#maquis/data/index.ts';
import * as m from '#messages';

/** A space of the turn track by name: START, 1 to 14, END. */
export function dayName(day: number): string {
  if (day === TURN_TRACK.start) return m.maquis_table_day_start();
  return day === TURN_TRACK.end ? m.maquis_table_day_end() : String(day);
}
