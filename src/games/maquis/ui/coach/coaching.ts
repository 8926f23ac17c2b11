import {
  type Advice,
  type PlayerView,
  type Thinking,
  thinking,
} from '#games/maquis/coach/index.ts';
import type { Deal, Result } from '#games/maquis/engine/index.ts';
import { playDeal } from '#games/maquis/review/play-deal.ts';

/*
 * What the page and a coach say to each other. Thinking takes a while, so it is done in workers, and
 * only plain data goes to and fro: of a game, what the player can see, never the cards to come.
 */

export type CoachRequest = {
  /** Which thought this is about. It comes back with every answer. */
  readonly number: number;
} & (
  | {
      readonly asks: 'think';
      readonly sight: PlayerView;
      readonly seed: string;
      /** How many games to simulate. */
      readonly simulations: number;
    }
  /** As many games more, in a thought that was not forgotten. */
  | { readonly asks: 'think on'; readonly simulations: number }
  /** What was thought so far stays, and can be gone on with. */
  | { readonly asks: 'stop' | 'forget' }
  /** One game of a deal played from its start, by the coach, with so many simulations a decision. */
  | {
      readonly asks: 'play';
      readonly deal: Deal;
      readonly seed: string;
      readonly budget: number;
    }
);

export type CoachAnswer = { readonly number: number } & (
  | {
      readonly says: 'advice';
      readonly advice: Advice;
      /** Of the simulations asked for so far, those done. */
      readonly done: number;
      readonly of: number;
      /** Nothing more comes unless it is asked for. */
      readonly isDone: boolean;
    }
  | { readonly says: 'result'; readonly result: Result }
);

/** What a coach lives in: how it answers, how it lets others speak, and its clock in milliseconds. */
export interface Surroundings {
  readonly answer: (answer: CoachAnswer) => void;
  /** Calls back soon, after whatever was said to the coach in the meantime. */
  readonly later: (then: () => void) => void;
  readonly now: () => number;
}

/**
 * How many games are simulated at a stretch. Advice can be asked for after each; as looking at it
 * tries every move at least some times, it is looked at after every stretch, told or not. So the same
 * seed and number of simulations give the same advice however fast the machine is.
 */
const STRETCH = 25;
/** An advice that firms up is told at most every so many milliseconds. */
const TELL_EVERY = 100;

interface Thought {
  readonly thinking: Thinking;
  done: number;
  of: number;
  toldAt: number;
  isRunning: boolean;
}

/** A coach that answers requests, several thoughts side by side if need be. */
export function newCoach({ answer, later, now }: Surroundings): (request: CoachRequest) => void {
  const thoughts = new Map<number, Thought>();

  const tell = (number: number, thought: Thought, advice: Advice, isDone: boolean): void => {
    const { done, of } = thought;
    thought.toldAt = now();
    answer({ number, says: 'advice', advice, done, of, isDone });
  };
  const goOn = (number: number, thought: Thought): void => {
    if (!thought.isRunning || thoughts.get(number) !== thought) return;
    const stretch = Math.min(STRETCH, thought.of - thought.done);
    thought.thinking.think(stretch);
    thought.done += stretch;
    const advice = thought.thinking.advice();
    // Where there is nothing to simulate, the first look says it all.
    if (advice.simulations === 0) thought.done = thought.of;
    const isDone = thought.done >= thought.of;
    if (isDone) thought.isRunning = false;
    if (isDone || now() - thought.toldAt >= TELL_EVERY) tell(number, thought, advice, isDone);
    if (!isDone) later(() => goOn(number, thought));
  };
  const run = (number: number, thought: Thought): void => {
    thought.isRunning = true;
    later(() => goOn(number, thought));
  };

  return (request) => {
    const { number } = request;
    if (request.asks === 'think') {
      const { sight, seed, simulations } = request;
      const begun = thinking(sight, { seed });
      const thought = {
        thinking: begun,
        done: 0,
        of: simulations,
        toldAt: now(),
        isRunning: false,
      };
      thoughts.set(number, thought);
      run(number, thought);
      return;
    }
    if (request.asks === 'play') {
      const { deal, seed, budget } = request;
      answer({ number, says: 'result', result: playDeal(deal, { seed, budget }) });
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
      tell(number, thought, thought.thinking.advice(), true);
    }
  };
}
