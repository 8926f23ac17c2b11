import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commandWithOptions } from '#cli/options.ts';
import { print, printError } from '#cli/output.ts';
import { amountFrom, countFrom, gamesAndSeed, required } from '#cli/values.ts';
import { bitOf, hasBit } from '#shared/bit-set.ts';
import { randomFrom } from '#shared/random.ts';
import { worthHere } from '../coach/ends.ts';
import { ENDS } from '../coach/index.ts';
import { PlainPlayer } from '../coach/plain-player.ts';
import { freshWeights } from '../coach/training/learner.ts';
import { ResistSchool } from '../coach/training/school.ts';
import { WEIGHTS, WEIGHTS_MADE } from '../coach/value/weights.ts';
import { ResistNet, resistWeightsFrom, resistWeightsText } from '../coach/value-net.ts';
import { MAQUIS, type MaquisId, RULESET } from '../data/index.ts';
import { chanceMoveBy, isChanceAsked } from '../engine/chance.ts';
import { makeMove } from '../engine/make-move.ts';
import { firstOf, MOVE, moveOf } from '../engine/move.ts';
import { newGame } from '../engine/new-game.ts';
import { ASK, MOMENT, mutableCopy, PAIR, PHASE, QUESTION, ROUND } from '../engine/position.ts';
import { hasMissionLeft } from '../engine/round.ts';

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

interface PeopleWorth {
  /** The mean worth of the games with somebody in the Hidden deck less that of those without. */
  readonly worth: Readonly<Record<MaquisId, number>>;
  readonly standardError: number;
}

/**
 * What each Maquis is worth in the Hidden deck: drafts by a coin, some rounds by the plain player, and
 * what the learned value says then.
 */
function peopleWorth(
  net: ResistNet,
  { games, rounds, seed }: { games: number; rounds: number; seed: string },
): PeopleWorth {
  const below = randomFrom(`people ${seed}`);
  const player = new PlainPlayer(below, () => true);
  const apart = new Float64Array(MAQUIS.length);
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < games; game++) {
    const draft = mutableCopy(newGame({ split: 'draft', reading: 'strict' }));
    let hidden = 0;
    while (
      draft[PHASE] !== MOMENT.over &&
      !(draft[ASK] === QUESTION.decide && draft[ROUND] >= rounds)
    ) {
      if (isChanceAsked(draft)) makeMove(draft, chanceMoveBy(draft, below));
      else if (draft[ASK] === QUESTION.draft) {
        const move = moveOf(MOVE.draft, draft[PAIR + below(2)]);
        hidden |= bitOf(firstOf(move));
        makeMove(draft, move);
      } else makeMove(draft, player.choose(draft));
    }
    const here = worthHere(draft);
    const isOpen = draft[PHASE] !== MOMENT.over && hasMissionLeft(draft);
    const worth = isOpen ? Math.max(here, net.judge(draft)) : here;
    sum += worth;
    squares += worth * worth;
    for (let maquis = 0; maquis < MAQUIS.length; maquis++) {
      apart[maquis] += hasBit(hidden, maquis) ? worth : -worth;
    }
  }
  const spread = Math.sqrt(squares / games - (sum / games) ** 2);
  return {
    worth: Object.fromEntries(
      MAQUIS.map(({ id }, maquis) => [id, (2 * apart[maquis]) / games]),
    ) as Record<MaquisId, number>,
    standardError: (2 * spread) / Math.sqrt(games),
  };
}
