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
