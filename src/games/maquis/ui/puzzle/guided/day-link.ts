import { gameLink, makeRecord } from '#games/maquis/engine/index.ts';
import { type GuidedDay, movesOfDay } from '#games/maquis/puzzles/index.ts';

/** The day as a link that practice opens at its evening; the seed deals the cards to come. */
export function linkTo(day: GuidedDay, seed: string): string {
  const moves = movesOfDay(day);
  const setUp = { difficulty: day.mode, goals: day.table.goals, seed };
  return gameLink({ record: makeRecord(setUp, moves), at: moves.length });
}
