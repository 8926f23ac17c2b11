import type { Scenario, Verdict } from '#games/resist/puzzles/index.ts';
import { useJudge as useJudgeIn } from '#play/ui/puzzles/use-judge.ts';
import type { JudgeRequest } from './judging.ts';

const openJudge = (): Worker =>
  new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });

/** The verdict on the moves of a try. */
export function useJudge({ table, until, aim, asks }: Scenario, moves: readonly string[]) {
  const puzzle: Omit<JudgeRequest, 'moves'> = { puzzle: { table, until, aim }, asks };
  return useJudgeIn<Verdict>(openJudge, puzzle, moves);
}
