import type { Advice } from '../coach/index.ts';
import type { Position } from '../engine/index.ts';
import { type Sight, sightOf } from '../engine/sight.ts';
import { beforeCard, chancesAtEnd } from './chances.ts';
import {
  confirmed,
  doubtAt,
  type Looks,
  type Mistake,
  needsSecondLook,
  type PlayedGame,
  type Review,
  reviewOf,
  type SecondLook,
} from './review.ts';
import { isDraw, positionAfter } from './stepping.ts';

/** Asks a coach about a moment; the same seed and simulations give the same advice. */
export type Look = (sight: Sight, seed: string, simulations: number) => Promise<Advice>;

/** How many simulations each moment gets, and each branch of a doubtful choice. */
export const FIRST_LOOK = 400;
export const SECOND_LOOK = 2000;

export interface Progress {
  readonly review: Review;
  /** Moments looked at, of all; then doubtful choices looked at again, of all. */
  readonly moments: { readonly done: number; readonly of: number };
  readonly doubts: { readonly done: number; readonly of: number };
  readonly isDone: boolean;
}

/**
 * Goes through a game: every moment once, then the doubtful choices again. It can be stopped and
 * gone on with; what was seen is kept.
 */
export class Reviewing {
  readonly #game: PlayedGame;
  readonly #look: Look;
  readonly #tell: (progress: Progress) => void;
  readonly #looks: (Advice | undefined)[];
  readonly #again = new Map<number, SecondLook>();
  readonly #atOnce: number;
  #run = 0;

  /** @param atOnce how many moments the coaches look at side by side */
  constructor(game: PlayedGame, look: Look, tell: (progress: Progress) => void, atOnce: number) {
    this.#game = game;
    this.#look = look;
    this.#tell = tell;
    this.#atOnce = atOnce;
    this.#looks = game.positions.map(() => undefined);
  }

  /**
   * Goes on until all is done or it is stopped. Rejects where the coach cannot be asked.
   *
   * @returns whether all is done
   */
  async goOn(): Promise<boolean> {
    const run = ++this.#run;
    const todo = this.#moments().filter((at) => this.#looks[at] === undefined);
    await this.#sideBySide(run, todo, async (at) => {
      const sight = sightOf(this.#game.positions[at]);
      this.#looks[at] = await this.#look(sight, `review ${at}`, FIRST_LOOK);
    });
    const doubts = this.#doubts().filter(({ step }) => !this.#again.has(step));
    await this.#sideBySide(run, doubts, async (doubt) => {
      this.#again.set(doubt.step, await this.#lookAgain(doubt));
    });
    return run === this.#run;
  }

  stop(): void {
    this.#run++;
  }

  /** What is known so far. */
  progress(): Progress {
    const moments = this.#moments();
    const seen = moments.filter((at) => this.#looks[at] !== undefined).length;
    const areSeen = seen === moments.length;
    const doubts = areSeen ? this.#doubts() : [];
    const looks: Looks = this.#looks;
    return {
      review: reviewOf(this.#game, looks, areSeen ? this.#mistakes() : []),
      moments: { done: seen, of: moments.length },
      doubts: { done: this.#again.size, of: doubts.length },
      isDone: areSeen && this.#again.size === doubts.length,
    };
  }

  #moments(): readonly number[] {
    return this.#game.positions.flatMap((position, at) => (chancesAtEnd(position) ? [] : [at]));
  }

  #allDoubts(): readonly Mistake[] {
    return this.#game.moves.flatMap((_, step) => doubtAt(this.#game, this.#looks, step) ?? []);
  }

  #doubts(): readonly Mistake[] {
    return this.#allDoubts().filter((doubt) => needsSecondLook(this.#game, doubt));
  }

  #mistakes(): readonly Mistake[] {
    return this.#allDoubts().flatMap((doubt) => {
      if (!needsSecondLook(this.#game, doubt)) return [doubt];
      const again = this.#again.get(doubt.step);
      return (again && confirmed(doubt, again)) ?? [];
    });
  }

  async #lookAgain({ step, better, played }: Mistake): Promise<SecondLook> {
    const before = this.#game.positions[step];
    const look = async (position: Position, which: string) =>
      chancesAtEnd(position) ??
      (await this.#look(sightOf(position), `again ${step} ${which}`, SECOND_LOOK));
    const best = await look(positionAfter(before, better), 'better');
    if (!isDraw(played)) {
      return { best, other: await look(this.#game.positions[step + 1], 'played') };
    }
    // Drawing instead of shooting: every card counts, not only the one that came.
    const drawn = await this.#look(sightOf(before), `again ${step} played`, SECOND_LOOK);
    return { best, other: beforeCard(drawn.moves) };
  }

  /** Does a list of things, several at once, as long as this run is the current one. */
  async #sideBySide<Item>(
    run: number,
    items: readonly Item[],
    take: (item: Item) => Promise<void>,
  ): Promise<void> {
    const waiting = [...items];
    const work = async (): Promise<void> => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        if (run !== this.#run) return;
        await take(item);
        if (run === this.#run) this.#tell(this.progress());
      }
    };
    if (run !== this.#run) return;
    this.#tell(this.progress());
    await Promise.all(Array.from({ length: this.#atOnce }, work));
  }
}
