import type { Command } from '#cli/command.ts';
import { enterRow } from '#cli/measured-table.ts';
import { readOptions } from '#cli/options.ts';
import { print, say } from '#cli/output.ts';
import { shareOf } from '#cli/share.ts';
import { countFrom, required, wordFrom } from '#cli/values.ts';
import { ENDS, type EndId } from '../coach/index.ts';
import { READINGS, SPLITS } from '../data/index.ts';
import { outcomeOf } from '../engine/index.ts';
import { type Draft, ROUND } from '../engine/position.ts';
import { POLICIES, playGame, USUAL_BUDGET } from './played-game.ts';

/** So many games apart it is told how far things are. */
const TOLD_EVERY = 20;

export const strength: Command = {
  name: 'strength',
  syntax:
    '--games N --seed S [--policy random|plain|coach] [--budget N] [--split random|draft] [--reading strict|lenient] [--out FILE]',
  does: 'Plays games and measures how a player fares, with 95 % ranges; --out enters the row into a table.',
  async run(args) {
    const command = 'strength';
    const { values } = readOptions(args, {
      command,
      options: {
        games: 'string',
        seed: 'string',
        policy: 'string',
        budget: 'string',
        split: 'string',
        reading: 'string',
        out: 'string',
      },
    });
    const wanted = required(values.games, { command, option: '--games', example: '--games 400' });
    const games = countFrom('--games', wanted);
    const seed = required(values.seed, { command, option: '--seed', example: '--seed 1' });
    const id = wordFrom('--policy', values.policy ?? 'coach', POLICIES);
    const budget = countFrom('--budget', values.budget ?? USUAL_BUDGET);
    const split = wordFrom('--split', values.split ?? 'random', SPLITS);
    const reading = wordFrom('--reading', values.reading ?? 'strict', READINGS);
    const began = performance.now();
    const tally = new Tally();
    // Who interrupts it gets what was measured so far.
    let most = games;
    process.once('SIGINT', () => {
      most = 0;
    });
    let played = 0;
    while (played < most) {
      const n = ++played;
      let decisions = 0;
      const setUp = { split, reading, seed: `${seed}-${n}` };
      const end = playGame(setUp, { id, budget }, () => decisions++);
      tally.add(end, decisions);
      await breath();
      if (n % TOLD_EVERY === 0) say(`${n} games played: ${tally.wins} won, ${tally.losses} lost.`);
    }
    const row = {
      policy: id,
      ...(id === 'coach' ? { budget } : {}),
      split,
      reading,
      games: played,
      ...tally.told(played),
      seconds: Math.round((performance.now() - began) / 1000),
      date: new Date().toISOString().slice(0, 10),
      command: `strength ${commandOf(args, wanted, played, values.out)}`,
    };
    await print(row);
    if (values.out) enter(values.out, row);
    return true;
  },
};

/** The arguments that measure the same games again. */
const commandOf = (args: readonly string[], wanted: string, played: number, out = ''): string =>
  args
    .map((arg, n) => (args[n - 1] === '--games' && arg === wanted ? String(played) : arg))
    .filter((arg) => arg !== '--out' && arg !== out)
    .join(' ');

/** Lets signals be heard between two games. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** How games ended. */
class Tally {
  readonly #ends = new Map<EndId, number>();
  #points = 0;
  #scored = 0;
  #rounds = 0;
  #moves = 0;

  add(position: Draft, moves: number): void {
    const outcome = outcomeOf(position);
    if (!outcome) return;
    const { result, reason, points } = outcome;
    const end = (result === 'loss' ? reason : result) as EndId;
    this.#ends.set(end, (this.#ends.get(end) ?? 0) + 1);
    this.#rounds += position[ROUND];
    this.#moves += moves;
    if (points === undefined) return;
    this.#points += points;
    this.#scored++;
  }

  #sum(...ends: readonly EndId[]): number {
    return ends.reduce((sum, end) => sum + (this.#ends.get(end) ?? 0), 0);
  }

  get wins(): number {
    return this.#sum('epic', 'major', 'victory', 'minor');
  }

  get losses(): number {
    return this.#sum('civilians', 'missions', 'spies');
  }

  told(games: number) {
    return {
      win: shareOf(this.wins, games),
      loss: shareOf(this.losses, games),
      ends: Object.fromEntries(ENDS.map((end) => [end, this.#sum(end)])) as Record<EndId, number>,
      meanPoints: rounded(this.#points / Math.max(1, this.#scored)),
      meanRounds: rounded(this.#rounds / games),
      meanMoves: Math.round(this.#moves / games),
    };
  }
}

const rounded = (number: number): number => Math.round(number * 10) / 10;

interface Row {
  readonly policy: string;
  readonly budget?: number;
  readonly split: string;
  readonly reading: string;
}

/** Enters a row into the table in a file, in the place of an older one of its kind. */
function enter(file: string, row: Row): void {
  const kindOf = ({ policy, budget = 0, split, reading }: Row): string =>
    [reading, split, policy, String(budget).padStart(9, '0')].join(' ');
  enterRow(file, row, kindOf);
}
