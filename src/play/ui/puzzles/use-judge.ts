import { useEffect, useRef, useState } from 'preact/hooks';

/** What a judge in a worker answers. */
export interface JudgeAnswer<Verdict> {
  readonly moves: readonly string[];
  /** Nothing where the moves cannot be judged. */
  readonly verdict: Verdict | undefined;
}

/** What is known of the judge's verdict. */
export type Judgement<Verdict> =
  | { readonly status: 'not-asked' | 'looking' | 'failed' }
  | { readonly status: 'said'; readonly verdict: Verdict };

/**
 * The verdict on the moves of a try, by a judge in a worker that is loaded with the first move.
 *
 * @param open starts the worker
 * @param puzzle what is asked besides the moves; it stays the same
 * @param moves none while there is nothing to judge
 */
export function useJudge<Verdict>(
  open: () => Worker,
  puzzle: object,
  moves: readonly string[],
): Judgement<Verdict> {
  const worker = useRef<Worker>();
  const [said, setSaid] = useState<{ of: string; judgement: Judgement<Verdict> }>();
  const wanted = moves.join();
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (wanted === '') return;
    worker.current ??= heard<Verdict>(
      open(),
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
    worker.current.postMessage({ ...puzzle, moves });
  }, [wanted]);
  if (wanted === '') return { status: 'not-asked' };
  return (said?.of === wanted && said.judgement) || { status: 'looking' };
}

function heard<Verdict>(
  worker: Worker,
  answered: (answer: JudgeAnswer<Verdict>) => void,
  failed: () => void,
): Worker {
  worker.addEventListener('message', ({ data }: MessageEvent<JudgeAnswer<Verdict>>) =>
    answered(data),
  );
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    failed();
  });
  return worker;
}
