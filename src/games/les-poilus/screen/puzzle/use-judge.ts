import {
  type Judgement as JudgementOf,
  useJudge as useJudgeIn,
} from '#play/screen/puzzles/use-judge.ts';
import type { Scenario } from '../../puzzles/index.ts';
import type { JudgeRequest, RefutedVerdict } from './judging.ts';

/** What is known of the judge's verdict. */
export type Judgement = JudgementOf<RefutedVerdict>;

const openJudge = (): Worker =>
  new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });

/** The verdict on the moves of a try. */
export function useJudge({ table, missions, aim, asks }: Scenario, moves: readonly string[]) {
  const puzzle: Omit<JudgeRequest, 'moves'> = { puzzle: { table, missions, aim }, asks };
  return useJudgeIn<RefutedVerdict>(openJudge, puzzle, moves);
}
