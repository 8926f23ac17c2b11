import type { GameTypes } from '../rules/game-rules.ts';
import type { Analysis, Tasks } from './advisor.ts';
import type {
  AdviceAnswer,
  AdviceProgress,
  AdviceQuestion,
  AdviceRequest,
  AdviceRequestBody,
} from './protocol.ts';

/** A search in a worker. */
interface RemoteSearch {
  /** So many games more. */
  readonly more: (simulations: number) => void;
  /** What was thought stays, and can be continued. */
  readonly stop: () => void;
  /** Ends it for good; nothing more is told. */
  readonly drop: () => void;
}

/** An advisor in workers. */
export interface RemoteAdvisor<
  T extends GameTypes,
  A extends Analysis = Analysis,
  K extends Tasks = Tasks,
> {
  /** How many questions and tasks are answered side by side. */
  readonly size: number;
  /**
   * Begins to think about a moment, and tells the progress.
   *
   * @param fail called once if the advisor cannot be loaded; another question loads it anew
   */
  readonly think: (
    question: AdviceQuestion<T>,
    tell: (progress: AdviceProgress<A>) => void,
    fail: () => void,
  ) => RemoteSearch;
  /** The whole answer, from whichever worker is free first. Rejects if it cannot be loaded. */
  readonly analyse: (question: AdviceQuestion<T>) => Promise<A>;
  /** Does one of its tasks in whichever worker is free first. Rejects if it cannot be loaded. */
  readonly run: <N extends keyof K & string>(
    name: N,
    input: Parameters<K[N]>[0],
  ) => Promise<ReturnType<K[N]>>;
  readonly close: () => void;
}

/** Tasks as they are asked for from afar. */
export type RemoteTasks<K extends Tasks> = {
  readonly [N in keyof K]: (input: Parameters<K[N]>[0]) => Promise<ReturnType<K[N]>>;
};

/** As much of a worker as the pool needs. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
  addEventListener(type: 'error', hear: (event: Pick<Event, 'preventDefault'>) => void): void;
}

interface PoolOptions<A extends Analysis> {
  /** How many workers there are at most; each is opened when it is first needed. */
  readonly size: number;
  /**
   * Makes one analysis of several, of the same moment and always in the same order. With it all workers
   * think about each moment, each with luck of its own; without it one does.
   */
  readonly merge?: (parts: readonly A[]) => A;
}

interface Member<T extends GameTypes> {
  readonly post: (request: AdviceRequest<T>) => void;
  readonly worker: WorkerLike;
  job?: Job<T> | undefined;
}

interface Job<T extends GameTypes> {
  readonly request: (id: number) => AdviceRequest<T>;
  readonly settle: (answer: AdviceAnswer) => void;
  readonly reject: (reason: Error) => void;
}

/** An advisor in several workers, opened as they are needed. */
export function advicePool<
  T extends GameTypes,
  A extends Analysis = Analysis,
  K extends Tasks = Record<never, never>,
>(open: () => WorkerLike, { size, merge }: PoolOptions<A>): RemoteAdvisor<T, A, K> {
  let ids = 0;
  let members: Member<T>[] = [];
  let waiting: Job<T>[] = [];
  const listeners = new Map<number, (answer: AdviceAnswer<A>) => void>();
  /** Whoever wants to know when a search of theirs has failed. */
  const concerned = new Set<() => void>();

  const close = (): void => {
    const jobs = [...members.flatMap(({ job }) => job ?? []), ...waiting];
    for (const { worker } of members) worker.terminate();
    members = [];
    waiting = [];
    listeners.clear();
    concerned.clear();
    for (const { reject } of jobs) reject(new Error('the advisor cannot be asked'));
  };
  const openMember = (): Member<T> => {
    const worker = open();
    const member: Member<T> = { worker, post: (request) => worker.postMessage(request) };
    worker.addEventListener('message', ({ data }: MessageEvent<AdviceAnswer<A>>) =>
      listeners.get(data.id)?.(data),
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (!members.includes(member)) return;
      const told = [...concerned];
      close();
      for (const fail of told) fail();
    });
    members.push(member);
    return member;
  };

  const assign = (member: Member<T>, job: Job<T>): void => {
    const id = ++ids;
    member.job = job;
    listeners.set(id, (answer) => {
      if (answer.type === 'analysis' && !answer.isDone) return;
      listeners.delete(id);
      member.post({ id, type: 'drop' });
      member.job = undefined;
      job.settle(answer);
      shareOut();
    });
    member.post(job.request(id));
  };
  const shareOut = (): void => {
    while (waiting.length > 0) {
      const idle = members.find(({ job }) => !job);
      const member = idle ?? (members.length < size ? openMember() : undefined);
      const job = member && waiting.shift();
      if (!job) return;
      assign(member, job);
    }
  };
  const queued = <Answer>(
    request: Job<T>['request'],
    read: (answer: AdviceAnswer) => unknown,
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ request, settle: (answer) => resolve(read(answer) as Answer), reject });
      shareOut();
    });

  return {
    size,
    close,
    analyse: (question) =>
      queued(
        (id) => ({ id, type: 'think', ...question }),
        (answer) => (answer.type === 'analysis' ? answer.analysis : undefined),
      ),
    run: (name, input) =>
      queued(
        (id) => ({ id, type: 'task', name, input }),
        (answer) => (answer.type === 'result' ? answer.result : undefined),
      ),
    think({ view, seed, simulations }, tell, fail) {
      const count = merge ? size : 1;
      while (members.length < count) openMember();
      const parts = members.slice(0, count).map((member) => ({ member, id: ++ids }));
      const share = (all: number, n: number): number => Math.floor((all + n) / count);
      const post = (request: (n: number) => AdviceRequestBody<T>): void =>
        parts.forEach(({ member, id }, n) => {
          member.post({ id, ...request(n) });
        });
      const heard = new Map<number, AdviceProgress<A>>();
      const hear = (answer: AdviceAnswer<A>): void => {
        if (answer.type !== 'analysis') return;
        heard.set(answer.id, answer);
        // Always in the order of the workers, whichever was first: sums of parts depend on it.
        const all = parts.flatMap(({ id }) => heard.get(id) ?? []);
        if (all.length === count) tell(merge ? together(all, merge) : answer);
      };
      for (const { id } of parts) listeners.set(id, hear);
      concerned.add(fail);
      post((n) => ({
        type: 'think',
        view,
        seed: merge ? `${seed} ${n}` : seed,
        simulations: share(simulations, n),
      }));
      return {
        more(more) {
          // Whoever had done their share is not done any more, even before they say so.
          parts.forEach(({ id }, n) => {
            const before = heard.get(id);
            const of = (before?.of ?? 0) + share(more, n);
            if (before) heard.set(id, { ...before, of, isDone: false });
          });
          post((n) => ({ type: 'more', simulations: share(more, n) }));
        },
        stop: () => post(() => ({ type: 'stop' })),
        drop() {
          concerned.delete(fail);
          for (const { id } of parts) listeners.delete(id);
          post(() => ({ type: 'drop' }));
        },
      };
    },
  };
}

/** The progress of several workers on one moment. */
function together<A extends Analysis>(
  parts: readonly AdviceProgress<A>[],
  merge: (analyses: readonly A[]) => A,
): AdviceProgress<A> {
  return {
    analysis: merge(parts.map(({ analysis }) => analysis)),
    done: parts.reduce((sum, { done }) => sum + done, 0),
    of: parts.reduce((sum, { of }) => sum + of, 0),
    isDone: parts.every(({ isDone }) => isDone),
  };
}

/** More workers than these would leave nothing for the page. */
const MOST_WORKERS = 4;

/** As many workers as the machine has cores to spare beside the page. */
export const workerCount = (): number =>
  Math.min(MOST_WORKERS, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
