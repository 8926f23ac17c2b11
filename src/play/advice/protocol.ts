import type { GameTypes, PlayerView } from '../rules/game-rules.ts';
import type { Advisor, Analysis, Thinking } from './advisor.ts';

/*
 * What the page and an adviser in a worker say to each other. Only plain data goes to and fro: of a
 * game what a player can see, never what chance brings next.
 */

/** What a page asks; `number` says which thought it is about and comes back with every answer. */
export type CoachRequest<T extends GameTypes> = { readonly number: number } & (
  | {
      readonly asks: 'think';
      readonly sight: PlayerView<T>;
      readonly seed: string;
      /** How many games to simulate. */
      readonly simulations: number;
    }
  /** So many games more, in a thought that was not forgotten. */
  | { readonly asks: 'think on'; readonly simulations: number }
  /** What was thought so far stays, and can be gone on with; or it is gone. */
  | { readonly asks: 'stop' | 'forget' }
);

/** What is thought of a moment so far. */
export interface CoachAnswer<A extends Analysis = Analysis> {
  readonly number: number;
  readonly advice: A;
  /** Of the simulations asked for so far, those done. */
  readonly done: number;
  readonly of: number;
  /** Nothing more comes unless it is asked for. */
  readonly isDone: boolean;
}

/** What an adviser lives in: how it answers, how it lets others speak, and its clock in milliseconds. */
export interface Surroundings<A extends Analysis> {
  readonly answer: (answer: CoachAnswer<A>) => void;
  /** Calls back soon, after whatever was said in the meantime. */
  readonly later: (then: () => void) => void;
  readonly now: () => number;
}

/** How many games are simulated at a stretch, before others are heard. */
const STRETCH = 50;
/** An advice that firms up is told at most every so many milliseconds. */
const TELL_EVERY = 100;

interface Thought<A extends Analysis> {
  readonly thinking: Thinking<A>;
  done: number;
  of: number;
  toldAt: number;
  isRunning: boolean;
}

/** An adviser that answers requests, several thoughts side by side if need be. */
export function handleAdvice<T extends GameTypes, A extends Analysis>(
  adviser: Advisor<T, A>,
  { answer, later, now }: Surroundings<A>,
): (request: CoachRequest<T>) => void {
  const thoughts = new Map<number, Thought<A>>();

  const tell = (number: number, thought: Thought<A>): void => {
    const { thinking, done, of, isRunning } = thought;
    thought.toldAt = now();
    answer({ number, advice: thinking.advice(), done, of, isDone: !isRunning });
  };
  const goOn = (number: number, thought: Thought<A>): void => {
    if (!thought.isRunning || thoughts.get(number) !== thought) return;
    const stretch = Math.min(STRETCH, thought.of - thought.done);
    thought.thinking.think(stretch);
    thought.done += stretch;
    thought.isRunning = thought.done < thought.of;
    if (!thought.isRunning || now() - thought.toldAt >= TELL_EVERY) tell(number, thought);
    if (thought.isRunning) later(() => goOn(number, thought));
  };
  const run = (number: number, thought: Thought<A>): void => {
    thought.isRunning = true;
    later(() => goOn(number, thought));
  };

  return (request) => {
    const { number } = request;
    if (request.asks === 'think') {
      const { sight, seed, simulations } = request;
      const thinking = adviser.begin(sight, seed, simulations);
      const thought = { thinking, done: 0, of: simulations, toldAt: now(), isRunning: false };
      thoughts.set(number, thought);
      run(number, thought);
      return;
    }
    const thought = thoughts.get(number);
    if (!thought) return;
    if (request.asks === 'forget') thoughts.delete(number);
    else if (request.asks === 'think on') {
      thought.of += request.simulations;
      if (!thought.isRunning) run(number, thought);
    } else if (thought.isRunning) {
      thought.isRunning = false;
      thought.of = thought.done;
      tell(number, thought);
    }
  };
}
