import type { Scenario } from '#games/les-poilus/puzzles/index.ts';
import { type Judgement, useJudge as useJudgeIn } from '#play/ui/puzzles/use-judge.ts';
import type { JudgeRequest, RefutedVerdict } from './judging.ts';

/** The wrong move of a try and how it is refuted, where the judge says so. */
export function refutedIn(judgement: Judgement<RefutedVerdict>) {
  const verdict = judgement.status === 'said' ? judgement.verdict : undefined;
  if (verdict?.verdict !== 'wrong' || !verdict.refutation) return undefined;
  return { move: verdict.move, refutation: verdict.refutation };
}

const openJudge = (): Worker =>
  new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });

/** The verdict on the moves of a try. */
export function useJudge({ table, missions, aim, asks }: Scenario, moves: readonly string[]) {
  const puzzle: Omit<JudgeRequest, 'moves'> = { puzzle: { table, missions, aim }, asks };
  return useJudgeIn<RefutedVerdict>(openJudge, puzzle, moves);
}
