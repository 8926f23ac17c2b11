import { useJudge as useJudgeIn } from '#play/screen/puzzles/use-judge.ts';
import type { Scenario, Verdict } from '#resist/puzzles/index.ts';
import type { JudgeRequest } from './judging.ts';

const openJudge = (): Worker =>
  new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });

/** The verdict on the moves of a try. */
export function useJudge({ table, until, aim, asks }: Scenario, moves: readonly string[]) {
  const puzzle: Omit<JudgeRequest, 'moves'> = { puzzle: { table, until, aim }, asks };
  return useJudgeIn<Verdict>(openJudge, puzzle, moves);
}
