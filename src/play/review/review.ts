/*
 * A game gone through move by move. Chances change for two reasons: chance moved, or somebody chose.
 *
 *      chances before ──> the best choice ──> the choice made ──> before chance moved ──> after it
 *      a moment           (never worse)        lost: choice                       luck
 *
 * What is left over is the coach's own view, which gets sharper as the game goes on. It is shown and
 * blamed on nobody.
 */

/** A game to be gone through. */
export interface PlayedGame<Position> {
  /** At the start and after every step: one more than there are steps. */
  readonly positions: readonly Position[];
  /** As they stand in a record; undefined for a step that was no move, such as a correction. */
  readonly moves: readonly (string | undefined)[];
}

/** The chance of winning, with how far it may be off by the luck of the simulations. */
export interface Chances {
  readonly win: number;
  readonly standardError: number;
}

/** How much worse one moment is than another: as the coach weighs them, and in chances of winning. */
interface Loss {
  readonly worth: number;
  readonly standardError: number;
  readonly win: number;
}

/** A choice that was not the best. */
export interface Mistake<C extends Chances = Chances> {
  /** How many steps were made before it. */
  readonly step: number;
  readonly played: string;
  readonly better: string;
  /** The chances with the better choice, and with the one that was made. */
  readonly best: C;
  readonly other: C;
  readonly loss: Loss;
}

/** What chance did, in one step or several in a row, and how much it changed the chance of winning. */
export interface Luck {
  /** How many steps were made before it, and with the last of it. */
  readonly step: number;
  readonly until: number;
  readonly before: number;
  readonly after: number;
}

/** How the chance of winning changed from start to end, and what made it; 1 is certainty. */
export interface ChanceSums {
  readonly start: number;
  readonly end: number;
  readonly luck: number;
  readonly choices: number;
  /** What corrections changed: neither luck nor choice. */
  readonly corrections: number;
  /** What none of them explains. */
  readonly rest: number;
}

export interface Review<M extends Mistake = Mistake, L extends Luck = Luck, C = { win: number }> {
  /** The chances at each position, as far as it was looked at. */
  readonly chances: readonly (C | undefined)[];
  /** The worst first. */
  readonly mistakes: readonly M[];
  /** What changed most first. */
  readonly luck: readonly L[];
  readonly sums: ChanceSums;
}

/** How much some changes come to together. */
export const changed = (changes: readonly Pick<Luck, 'before' | 'after'>[]): number =>
  changes.reduce((sum, { before, after }) => sum + after - before, 0);

/**
 * The review of a game, or of as much of it as was looked at.
 *
 * @param found what was found so far, in any order; and what the choices came to, where that is not
 * what the mistakes cost
 */
export function reviewFrom<M extends Mistake, L extends Luck, C extends Pick<Chances, 'win'>>(
  { moves }: Pick<PlayedGame<unknown>, 'moves'>,
  found: Omit<Review<M, L, C>, 'sums'> & { readonly choices?: number },
): Review<M, L, C> {
  const { chances } = found;
  const start = chances.find((known) => known !== undefined)?.win ?? 0;
  const end = chances.findLast((known) => known !== undefined)?.win ?? start;
  const luck = changed(found.luck);
  const { choices = found.mistakes.reduce((sum, { loss }) => sum - loss.win, 0) } = found;
  const corrections = moves.reduce((sum, move, step) => {
    if (move !== undefined) return sum;
    const [before, after] = [chances[step], chances[step + 1]];
    return before && after ? sum + after.win - before.win : sum;
  }, 0);
  return {
    chances,
    mistakes: [...found.mistakes].sort((a, b) => b.loss.worth - a.loss.worth),
    luck: [...found.luck].sort(
      (a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before),
    ),
    sums: {
      start,
      end,
      luck,
      choices,
      corrections,
      rest: end - start - luck - choices - corrections,
    },
  };
}

/** What was seen of each position; undefined while it was not looked at. */
export type MomentAnalyses<Look> = readonly (Look | undefined)[];

/** How a game is gone through: every moment once, then the doubtful choices again. */
export interface Reviewer<Look, Doubt extends { readonly step: number }, Again, Found> {
  /** The positions that are looked at, each by itself. */
  readonly moments: readonly number[];
  readonly look: (moment: number) => Promise<Look>;
  /** The choices worth a second look, once every moment was seen: some look bad by luck alone. */
  readonly doubts: (looks: MomentAnalyses<Look>) => readonly Doubt[];
  readonly lookAgain: (doubt: Doubt) => Promise<Again>;
  /**
   * What has come out so far.
   *
   * @param again the second looks by their steps; undefined while moments are left to be seen
   */
  readonly review: (
    looks: MomentAnalyses<Look>,
    again: ReadonlyMap<number, Again> | undefined,
  ) => Found;
}

export interface ReviewProgress<Found> {
  readonly review: Found;
  /** Moments looked at, of all; then doubtful choices looked at again, of all. */
  readonly moments: { readonly done: number; readonly of: number };
  readonly doubts: { readonly done: number; readonly of: number };
  readonly isDone: boolean;
}

/** Goes through a game. It can be stopped and gone on with; what was seen is kept. */
export class Reviewing<Look, Doubt extends { readonly step: number }, Again, Found> {
  readonly #reviewer: Reviewer<Look, Doubt, Again, Found>;
  readonly #tell: (progress: ReviewProgress<Found>) => void;
  readonly #looks: (Look | undefined)[] = [];
  readonly #again = new Map<number, Again>();
  readonly #atOnce: number;
  #run = 0;

  /** @param atOnce how many moments are looked at side by side */
  constructor(
    reviewer: Reviewer<Look, Doubt, Again, Found>,
    tell: (progress: ReviewProgress<Found>) => void,
    atOnce: number,
  ) {
    this.#reviewer = reviewer;
    this.#tell = tell;
    this.#atOnce = atOnce;
  }

  /**
   * Goes on until all is done or it is stopped. Rejects where the coach cannot be asked.
   *
   * @returns whether all is done
   */
  async goOn(): Promise<boolean> {
    const run = ++this.#run;
    const { moments, look, lookAgain } = this.#reviewer;
    const todo = moments.filter((at) => this.#looks[at] === undefined);
    await this.#sideBySide(run, todo, async (at) => {
      this.#looks[at] = await look(at);
    });
    if (run !== this.#run) return false;
    const doubts = this.#doubts().filter(({ step }) => !this.#again.has(step));
    await this.#sideBySide(run, doubts, async (doubt) => {
      this.#again.set(doubt.step, await lookAgain(doubt));
    });
    return run === this.#run;
  }

  stop(): void {
    this.#run++;
  }

  /** What is known so far. */
  progress(): ReviewProgress<Found> {
    const { moments, review } = this.#reviewer;
    const seen = moments.filter((at) => this.#looks[at] !== undefined).length;
    const areSeen = seen === moments.length;
    const doubts = areSeen ? this.#doubts() : [];
    return {
      review: review(this.#looks, areSeen ? this.#again : undefined),
      moments: { done: seen, of: moments.length },
      doubts: { done: this.#again.size, of: doubts.length },
      isDone: areSeen && this.#again.size === doubts.length,
    };
  }

  #doubts(): readonly Doubt[] {
    return this.#reviewer.doubts(this.#looks);
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
