import type { GameTypes, PlayerView } from '../rules/game-rules.ts';
import type { Advisor, Analysis, Search, Tasks } from './advisor.ts';

/*
 * What a page and an advisor in a worker say to each other. Only plain data goes to and fro: of a game
 * what a player can see, never what chance brings next.
 */

/** A moment to be thought about; the same question always gets the same answer. */
export interface AdviceQuestion<T extends GameTypes> {
  readonly view: PlayerView<T>;
  readonly seed: string;
  /** How many games to simulate. */
  readonly simulations: number;
}

/** What a page can ask. */
export type AdviceRequestBody<T extends GameTypes> =
  | ({ readonly type: 'think' } & AdviceQuestion<T>)
  /** So many games more, in a search that was not dropped. */
  | { readonly type: 'more'; readonly simulations: number }
  /** What was thought so far stays, and can be continued. */
  | { readonly type: 'stop' }
  | { readonly type: 'drop' }
  | { readonly type: 'task'; readonly name: string; readonly input: unknown };

/** `id` says which search it is about, and comes back with every answer. */
export type AdviceRequest<T extends GameTypes> = { readonly id: number } & AdviceRequestBody<T>;

/** What is thought of a moment so far. */
export interface AdviceProgress<A extends Analysis = Analysis> {
  readonly analysis: A;
  /** Of the simulations asked for so far, those done. */
  readonly done: number;
  readonly of: number;
  /** Nothing more comes unless it is asked for. */
  readonly isDone: boolean;
}

export type AdviceAnswer<A extends Analysis = Analysis> = { readonly id: number } & (
  | ({ readonly type: 'analysis' } & AdviceProgress<A>)
  | { readonly type: 'result'; readonly result: unknown }
);

/** What an advisor lives in: how it answers, how it lets others speak, and its clock in milliseconds. */
interface Surroundings<A extends Analysis> {
  readonly answer: (answer: AdviceAnswer<A>) => void;
  /** Calls back soon, after whatever was said in the meantime. */
  readonly later: (then: () => void) => void;
  readonly now: () => number;
}

/** Progress is told at most every so many milliseconds. */
const TELL_EVERY = 100;

interface RunningSearch<A extends Analysis> {
  readonly search: Search<A>;
  done: number;
  of: number;
  toldAt: number;
  isRunning: boolean;
}

/** Answers requests with an advisor, several searches side by side if need be. */
export function handleAdvice<T extends GameTypes, A extends Analysis, K extends Tasks>(
  advisor: Advisor<T, A, K>,
  { answer, later, now }: Surroundings<A>,
): (request: AdviceRequest<T>) => void {
  const searches = new Map<number, RunningSearch<A>>();

  const tell = (id: number, running: RunningSearch<A>): void => {
    const { search, done, of, isRunning } = running;
    running.toldAt = now();
    answer({ id, type: 'analysis', analysis: search.analysis(), done, of, isDone: !isRunning });
  };
  const goOn = (id: number, running: RunningSearch<A>): void => {
    if (!running.isRunning || searches.get(id) !== running) return;
    const stretch = Math.min(advisor.stretch, running.of - running.done);
    running.search.think(stretch);
    running.done = running.search.isExact ? running.of : running.done + stretch;
    running.isRunning = running.done < running.of;
    if (!running.isRunning || now() - running.toldAt >= TELL_EVERY) tell(id, running);
    if (running.isRunning) later(() => goOn(id, running));
  };
  const run = (id: number, running: RunningSearch<A>): void => {
    running.isRunning = true;
    later(() => goOn(id, running));
  };

  return (request) => {
    const { id } = request;
    if (request.type === 'task') {
      // The pool's types see to it that a task gets the input it takes.
      const task = advisor.tasks?.[request.name] as ((input: unknown) => unknown) | undefined;
      if (!task) throw new Error(`there is no task ${request.name}`);
      answer({ id, type: 'result', result: task(request.input) });
      return;
    }
    if (request.type === 'think') {
      const { view, seed, simulations } = request;
      const search = advisor.start(view, seed, simulations);
      const running = { search, done: 0, of: simulations, toldAt: now(), isRunning: false };
      searches.set(id, running);
      run(id, running);
      return;
    }
    const running = searches.get(id);
    if (!running) return;
    if (request.type === 'drop') searches.delete(id);
    else if (request.type === 'more') {
      running.of += request.simulations;
      if (!running.isRunning) run(id, running);
    } else if (running.isRunning) {
      running.isRunning = false;
      running.of = running.done;
      tell(id, running);
    }
  };
}

/** Lets an advisor answer in the worker this is called in. */
export function serveAdvisor<T extends GameTypes, A extends Analysis, K extends Tasks>(
  advisor: Advisor<T, A, K>,
): void {
  // A message to oneself comes after those that are waiting, without the pause of a timer.
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  const hear = handleAdvice(advisor, {
    answer: (answer) => postMessage(answer),
    later: (then) => {
      waiting.push(then);
      port2.postMessage(undefined);
    },
    now: () => performance.now(),
  });
  addEventListener('message', ({ data }: MessageEvent<AdviceRequest<T>>) => hear(data));
}
