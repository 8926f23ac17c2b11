import { POLICY, policyFrom } from '#cli/play.ts';
import { shareOf, strengthOf } from '#cli/strength.ts';
import { wordFrom } from '#cli/values.ts';
import { ENDS, type EndId, USUAL_SIMULATIONS } from '../coach/index.ts';
import { READINGS, SPLITS } from '../data/index.ts';
import type { ResistEnded, ResistMatch } from './strength/player.ts';

export const resistStrength = strengthOf({
  plays: 'Plays games',
  measures: 'how a player fares',
  syntax: `${POLICY.syntax} [--split random|draft] [--reading strict|lenient]`,
  options: { ...POLICY.options, split: 'string', reading: 'string' },
  manyGames: 400,
  toldEvery: 20,
  player: new URL('./strength/player.ts', import.meta.url),
  begin({ values, games, seed, args }) {
    const policy = policyFrom(values.policy ?? 'coach', values.budget, USUAL_SIMULATIONS);
    const split = wordFrom('--split', values.split ?? 'random', SPLITS);
    const reading = wordFrom('--reading', values.reading ?? 'strict', READINGS);
    const tally = new ResistTally();
    const match: ResistMatch = { policy, split, reading, seed };
    return {
      match,
      add: (ended: ResistEnded) => tally.add(ended),
      standing: () => `${tally.wins} won, ${tally.losses} lost`,
      row: (took) => ({
        policy: policy.id,
        ...(policy.id === 'coach' ? { budget: policy.budget } : {}),
        split,
        reading,
        games,
        ...tally.told(),
        ...took,
        command: `strength ${withoutTable(args).join(' ')}`,
      }),
    };
  },
  kindOf: ({ policy, budget = 0, split, reading }: Row): string =>
    [reading, split, policy, String(budget).padStart(9, '0')].join(' '),
});

/** How games ended. */
class ResistTally {
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

/** The arguments that measure the same games again. */
function withoutTable(args: readonly string[]): readonly string[] {
  const at = args.indexOf('--out');
  return at < 0 ? args : args.toSpliced(at, 2);
}

interface Row {
  readonly policy: string;
  readonly budget?: number;
  readonly split: string;
  readonly reading: string;
}
