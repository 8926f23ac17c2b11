import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commandWithOptions } from '#cli/options.ts';
import { print, printError } from '#cli/output.ts';
import { amountFrom, required } from '#cli/values.ts';
import { ENDS } from '../coach/index.ts';
import { freshWeights } from '../coach/training/learner.ts';
import { ResistSchool } from '../coach/training/school.ts';
import { WEIGHTS, WEIGHTS_MADE } from '../coach/value/weights.ts';
import { resistWeightsFrom, resistWeightsText } from '../coach/weights-text.ts';
import { RULESET } from '../data/index.ts';

/** The part of the time a beginner learns from plain games. */
const PLAIN_PART = 0.05;
/** So many games apart it is told how far things are. */
const TOLD_EVERY = 400;
const LINE = 92;

export const resistTrain = commandWithOptions({
  name: 'train',
  syntax: '--minutes N --seed S [--beginner] [--keep FILE] [--out FILE]',
  does: 'Lets the coach learn from its own games, on from where it stands; --out writes its weights.',
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
