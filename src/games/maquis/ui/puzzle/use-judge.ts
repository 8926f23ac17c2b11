import { useEffect, useRef, useState } from 'preact/hooks';
import type { JudgeAnswer, JudgeRequest, ToldVerdict } from './judging.ts';

/** What is known of the judge's verdict. */
export type Judgement =
  | { readonly status: 'not-asked' | 'looking' | 'failed' }
  | { readonly status: 'said'; readonly verdict: ToldVerdict };

/** Asks about moves; rejects where the judge cannot be loaded. */
export type Ask = (moves: readonly string[]) => Promise<JudgeAnswer>;

interface Waiting {
  readonly answer: (answer: JudgeAnswer) => void;
  readonly fail: (reason: Error) => void;
}

interface OpenJudge {
  readonly ask: (request: JudgeRequest) => Promise<JudgeAnswer>;
  readonly close: () => void;
}

function openJudge(onFailure: () => void): OpenJudge {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  worker.addEventListener('message', ({ data }: MessageEvent<JudgeAnswer>) => {
    waiting.get(data.number)?.answer(data);
    waiting.delete(data.number);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    for (const { fail } of waiting.values()) fail(new Error('the judge cannot be asked'));
    waiting.clear();
    onFailure();
  });
  return {
    ask: (request) =>
      new Promise((answer, fail) => {
        waiting.set(request.number, { answer, fail });
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}

/** A judge for one scenario, in a worker of its own that is loaded when it is first asked. */
export function useJudge(scenario: JudgeRequest['scenario']): Ask {
  const judge = useRef<OpenJudge>();
  const asked = useRef(0);
  useEffect(() => () => judge.current?.close(), []);
  return (moves) => {
    judge.current ??= openJudge(() => {
      judge.current = undefined;
    });
    const { id, mode, table, deck, until, check, chance } = scenario;
    asked.current += 1;
    return judge.current.ask({
      number: asked.current,
      moves,
      scenario: {
        ...{ id, mode, table, until, check },
        ...(deck ? { deck } : {}),
        ...(chance === undefined ? {} : { chance }),
      },
    });
  };
}

/**
 * The verdict on moves, once there are any to judge.
 *
 * @param times asks anew when it changes
 */
export function useJudgement(
  ask: Ask,
  moves: readonly string[] | undefined,
  times: number,
): Judgement {
  const wanted = moves && `${times} ${moves.join()}`;
  const [said, setSaid] = useState<{ wanted: string; judgement: Judgement }>();
  useEffect(() => {
    if (!moves || wanted === undefined) return;
    let isLate = false;
    const settle = (judgement: Judgement) => {
      if (!isLate) setSaid({ wanted, judgement });
    };
    ask(moves).then(
      (answer) =>
        settle(
          'verdict' in answer ? { status: 'said', verdict: answer.verdict } : { status: 'failed' },
        ),
      () => settle({ status: 'failed' }),
    );
    return () => {
      isLate = true;
    };
  }, [wanted]);
  if (wanted === undefined) return { status: 'not-asked' };
  return said?.wanted === wanted ? said.judgement : { status: 'looking' };
}
