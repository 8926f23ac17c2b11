import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commandWithOptions } from '#cli/options.ts';
import { print, printError } from '#cli/output.ts';
import { amountFrom, countFrom, gamesAndSeed, required } from '#cli/values.ts';
import { ENDS } from '../coach/index.ts';
import { freshWeights } from '../coach/training/learner.ts';
import { peopleWorth } from '../coach/training/people-worth.ts';
import { ResistSchool } from '../coach/training/school.ts';
import { WEIGHTS, WEIGHTS_MADE } from '../coach/value/weights.ts';
import { ResistNet, resistWeightsFrom, resistWeightsText } from '../coach/value-net.ts';
import { RULESET } from '../data/index.ts';

/** The part of the time a beginner learns from plain games. */
const PLAIN_PART = 0.05;
/** So many games apart it is told how far things are. */
const TOLD_EVERY = 400;
const LINE = 92;

export const resistTrain = commandWithOptions({
  name: 'train',
  syntax: '--minutes N --seed S [--beginner] [--keep FILE] [--out FILE]',
  summary:
    'Lets the coach learn from its own games, on from where it stands; --out writes its weights.',
  options: {
    minutes: 'string',
    seed: 'string',
    beginner: 'boolean',
    keep: 'string',
    out: 'string',
  },
  async run({ values, command, args }) {
    const wanted = required(values.minutes, {
      command,
      option: '--minutes',
      example: '--minutes 20',
    });
    const minutes = amountFrom('--minutes', wanted);
    const seed = required(values.seed, { command, option: '--seed', example: '--seed 1' });
    const { beginner = false, keep, out } = values;
    const before = !beginner && keep && existsSync(keep) ? readFileSync(keep, 'utf8') : WEIGHTS;
    const school = new ResistSchool(
      beginner ? freshWeights(seed) : resistWeightsFrom(before),
      seed,
    );
    if (beginner) school.plainLessons(clock(minutes * PLAIN_PART));
    const ends = new Map<string, number>();
    let games = 0;
    school.ownLessons(clock(beginner ? minutes * (1 - PLAIN_PART) : minutes), (end) => {
      ends.set(ENDS[end], (ends.get(ENDS[end]) ?? 0) + 1);
      if (++games % TOLD_EVERY !== 0) return;
      printError(`${games} games: ${JSON.stringify(Object.fromEntries(ends))}`);
      ends.clear();
    });
    const text = resistWeightsText(school.weights);
    if (keep) writeFileSync(keep, text);
    const made = {
      date: new Date().toISOString().slice(0, 10),
      plainGames: school.plainGames + (beginner ? 0 : WEIGHTS_MADE.plainGames),
      games: school.games + (beginner ? 0 : WEIGHTS_MADE.games),
      minutes: minutes + (beginner ? 0 : WEIGHTS_MADE.minutes),
    };
    if (out) writeFileSync(out, sourceOf(text, made));
    await print({ command: `train ${args.join(' ')}`, ...made });
    return true;
  },
});

/** The part of so many minutes that is gone. */
function clock(minutes: number): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / (minutes * 60_000);
}

/** The weights as a file of this repository. */
function sourceOf(text: string, made: typeof WEIGHTS_MADE): string {
  const lines = (text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).map((line) => `  '${line}'`);
  return `import type { RULESET } from '../../data/index.ts';

/** The rules the value was learned under; of others the coach has learned nothing. */
export const RULESET_LEARNED: typeof RULESET = '${RULESET}';

/** What \`train\` made the weights of; nobody edits them. */
export const WEIGHTS_MADE = {
  date: '${made.date}',
  plainGames: ${made.plainGames},
  games: ${made.games},
  minutes: ${made.minutes},
};

export const WEIGHTS =
${lines.join(' +\n')};
`;
}

const ROUNDS = '1';
const DIGITS = 4;

export const people = commandWithOptions({
  name: 'people',
  syntax: '--games N --seed S [--rounds N]',
  summary:
    'Measures what each Maquis is worth in the Hidden deck, from drafts by a coin: what the draft goes by.',
  options: { games: 'string', seed: 'string', rounds: 'string' },
  async run({ values, command }) {
    const { games, seed } = gamesAndSeed(values, command, 60000);
    const rounds = countFrom('--rounds', values.rounds ?? ROUNDS);
    const net = new ResistNet(resistWeightsFrom(WEIGHTS));
    const { worth, standardError } = peopleWorth(net, { games, rounds, seed });
    const sorted = Object.entries(worth).sort(([, one], [, other]) => other - one);
    await print({
      games,
      rounds,
      standardError: rounded(standardError),
      worth: Object.fromEntries(sorted.map(([id, by]) => [id, rounded(by)])),
    });
    return true;
  },
});

const rounded = (number: number): number => Number(number.toFixed(DIGITS));
