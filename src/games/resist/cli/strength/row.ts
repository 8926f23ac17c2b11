import { shareOf } from '#cli/strength.ts';
import { ENDS, type EndId } from '#games/resist/coach/index.ts';
import type { Reading, Split } from '#games/resist/data/index.ts';
import type { ResistPolicy } from '../play.ts';

/** What is played for a row: each game by its own number behind the seed. */
export interface ResistMatch {
  readonly policy: ResistPolicy;
  readonly split: Split;
  readonly reading: Reading;
  readonly seed: string;
}

/** How one game ended; without points where it was lost outright. */
export interface ResistEnded {
  readonly end: EndId;
  readonly points: number | undefined;
  readonly rounds: number;
  readonly moves: number;
}

/** How games ended. */
export class ResistTally {
  readonly #ends = new Map<EndId, number>();
  #points = 0;
  #scored = 0;
  #rounds = 0;
  #moves = 0;

  add({ end, points, rounds, moves }: ResistEnded): void {
    this.#ends.set(end, (this.#ends.get(end) ?? 0) + 1);
    this.#rounds += rounds;
    this.#moves += moves;
    if (points === undefined) return;
    this.#points += points;
    this.#scored++;
  }

  #sum(...ends: readonly EndId[]): number {
    return ends.reduce((sum, end) => sum + (this.#ends.get(end) ?? 0), 0);
  }

  get games(): number {
    return this.#sum(...ENDS);
  }

  get wins(): number {
    return this.#sum('epic', 'major', 'victory', 'minor');
  }

  get losses(): number {
    return this.#sum('civilians', 'missions', 'spies');
  }

  told() {
    return {
      win: shareOf(this.wins, this.games),
      loss: shareOf(this.losses, this.games),
      ends: Object.fromEntries(ENDS.map((end) => [end, this.#sum(end)])) as Record<EndId, number>,
      meanPoints: rounded(this.#points / Math.max(1, this.#scored)),
      meanRounds: rounded(this.#rounds / this.games),
      meanMoves: Math.round(this.#moves / this.games),
    };
  }
}

const rounded = (number: number): number => Math.round(number * 10) / 10;
