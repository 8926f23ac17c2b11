import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scenario, Verdict } from '#resist/puzzles/index.ts';
import type { JudgeAnswer, JudgeRequest } from './judging.ts';

/** What is known of the judge's verdict. */
export type Judgement =
  | { readonly status: 'not-asked' | 'looking' | 'failed' }
  | { readonly status: 'said'; readonly verdict: Verdict };

/**
 * The verdict on the moves of a try, by a judge in a worker that is loaded with the first move.
 *
 * @param moves none while there is nothing to judge
 */
export function useJudge({ table, until, aim, asks }: Scenario, moves: readonly string[]) {
  const worker = useRef<Worker>();
  const [said, setSaid] = useState<{ readonly of: string; readonly judgement: Judgement }>();
  const wanted = moves.join();
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (wanted === '') return;
    worker.current ??= openJudge(
      ({ moves: judged, verdict }) =>
        setSaid({
          of: judged.join(),
          judgement: verdict ? { status: 'said', verdict } : { status: 'failed' },
        }),
      () => {
        worker.current = undefined;
        setSaid({ of: wanted, judgement: { status: 'failed' } });
      },
    );
    const request: JudgeRequest = { puzzle: { table, until, aim }, asks, moves };
    worker.current.postMessage(request);
  }, [wanted]);
  const judgement: Judgement =
    wanted === '' ? { status: 'not-asked' } : (said?.of === wanted && said.judgement) || LOOKING;
  return judgement;
}

const LOOKING: Judgement = { status: 'looking' };

function openJudge(answered: (answer: JudgeAnswer) => void, failed: () => void): Worker {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<JudgeAnswer>) => answered(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    failed();
  });
  return worker;
}
