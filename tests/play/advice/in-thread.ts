import type { Advisor, Analysis, Tasks } from '#play/advice/advisor.ts';
import type { RemoteAdvisor, WorkerLike } from '#play/advice/pool.ts';
import {
  type AdviceAnswer,
  type AdviceQuestion,
  type AdviceRequest,
  handleAdvice,
} from '#play/advice/protocol.ts';
import type { GameTypes } from '#play/rules/game-rules.ts';

/** An advisor that answers as if in a worker, but in this thread. Each look at its clock takes 60 ms. */
export class InThread<T extends GameTypes, A extends Analysis, K extends Tasks>
  implements WorkerLike
{
  /** All it was asked. */
  readonly requests: AdviceRequest<T>[] = [];
  isTerminated = false;
  readonly #hear: (request: AdviceRequest<T>) => void;
  readonly #listeners: ((event: MessageEvent) => void)[] = [];
  readonly #failures: (() => void)[] = [];

  constructor(advisor: Advisor<T, A, K>) {
    let clock = 0;
    this.#hear = handleAdvice(advisor, {
      answer: (answer) => this.#tell(answer),
      later: (then) => void setImmediate(then),
      now: () => (clock += 60),
    });
  }

  postMessage(request: AdviceRequest<T>): void {
    const copy = structuredClone(request);
    this.requests.push(copy);
    setImmediate(() => this.#hear(copy));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  addEventListener(type: string, hear: (event: never) => void): void {
    const listener = hear as (event: unknown) => void;
    if (type === 'message') this.#listeners.push(listener);
    else this.#failures.push(() => listener({ preventDefault: () => {} }));
  }

  /** As where its file cannot be loaded. */
  fail(): void {
    for (const tell of this.#failures) tell();
  }

  #tell(answer: AdviceAnswer<A>): void {
    if (this.isTerminated) return;
    const data = structuredClone(answer);
    for (const hear of this.#listeners) hear({ data } as MessageEvent);
  }
}

/** Thinks about a moment, then so many games more, and gives what is thought in the end. */
export function thoughtOn<T extends GameTypes, A extends Analysis>(
  advisor: Pick<RemoteAdvisor<T, A>, 'think'>,
  question: AdviceQuestion<T>,
  more: number,
): Promise<A> {
  return new Promise((resolve, reject) => {
    const all = question.simulations + more;
    const search = advisor.think(
      question,
      ({ analysis, isDone, of }) => {
        if (!isDone) return;
        if (of < all) {
          search.more(more);
          return;
        }
        search.drop();
        resolve(analysis);
      },
      () => reject(new Error('the advisor failed')),
    );
  });
}
