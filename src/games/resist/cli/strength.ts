import { commandWithOptions } from '#cli/options.ts';
import { enterRow, print, printError } from '#cli/output.ts';
import { policyFrom } from '#cli/play.ts';
import { playInThreads, threadsFrom } from '#cli/threads.ts';
import { countFrom, gamesAndSeed, wordFrom } from '#cli/values.ts';
import { READINGS, SPLITS } from '../data/index.ts';
import { RESIST_BUDGET } from './play.ts';
import { type ResistEnded, type ResistMatch, ResistTally } from './strength/row.ts';

/** So many games apart it is told how far things are. */
const TOLD_EVERY = 20;

const PLAYER = new URL('./strength/player.ts', import.meta.url);

export const resistStrength = commandWithOptions({
  name: 'strength',
  syntax:
    '--games N --seed S [--policy random|plain|coach] [--budget N] [--split random|draft] [--reading strict|lenient] [--threads N] [--out FILE]',
  summary:
    'Plays games and measures how a player fares, with 95 % ranges; --out enters the row into a table.',
  options: {
    games: 'string',
    seed: 'string',
    policy: 'string',
    budget: 'string',
    split: 'string',
    reading: 'string',
    threads: 'string',
    out: 'string',
  },
  async run({ values, command, args }) {
    const { games, seed } = gamesAndSeed(values, command, 400);
    const id = policyFrom(values.policy ?? 'coach');
    const budget = countFrom('--budget', values.budget ?? RESIST_BUDGET);
    const split = wordFrom('--split', values.split ?? 'random', SPLITS);
    const reading = wordFrom('--reading', values.reading ?? 'strict', READINGS);
    const threads = threadsFrom(values.threads);
    const began = performance.now();
    const tally = new ResistTally();
    const match: ResistMatch = { policy: { id, budget }, split, reading, seed };
    await playInThreads(PLAYER, match, { games, threads }, (ended: ResistEnded) => {
      tally.add(ended);
      if (tally.games % TOLD_EVERY === 0)
        printError(`${tally.games} games played: ${tally.wins} won, ${tally.losses} lost.`);
    });
    const row = {
      policy: id,
      ...(id === 'coach' ? { budget } : {}),
      split,
      reading,
      games,
      ...tally.told(),
      seconds: Math.round((performance.now() - began) / 1000),
      date: new Date().toISOString().slice(0, 10),
      command: `strength ${commandOf(args, values.out)}`,
    };
    await print(row);
    if (values.out) enter(values.out, row);
    return true;
  },
});

/** The arguments that measure the same games again. */
const commandOf = (args: readonly string[], out = ''): string =>
  args.filter((arg) => arg !== '--out' && arg !== out).join(' ');

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
