import { readFileSync } from 'node:fs';
import { gameCommands } from '#cli/game-commands.ts';
import { type Command, commandWithOptions } from '#cli/options.ts';
import { enterRow, print, printError } from '#cli/output.ts';
import { POLICIES, type PolicyId, policyFrom } from '#cli/play.ts';
import { shareOf } from '#cli/share.ts';
import { playInThreads, threadsFrom } from '#cli/threads.ts';
import { countFrom, gamesAndSeed, wordFrom } from '#cli/values.ts';
import { bench } from './cli/bench.ts';
import { odds, perft, play } from './cli/game-commands.ts';
import { mine } from './cli/mine.ts';
import { editionArgs, editionPlayed, ofEdition } from './cli/options.ts';
import { type Ended, type GoalCount, type Match, USUAL_BUDGET } from './cli/played-game.ts';
import { advise, habits, verdicts } from './cli/records.ts';
import { train } from './cli/train.ts';
import { BOXED_WEIGHTS_MADE } from './coach/boxed/weights.ts';
import { WEIGHTS_MADE } from './coach/index.ts';
import { DIFFICULTY_IDS, type DifficultyId, editionCalled } from './data/index.ts';
import { engine } from './engine/engine.ts';
import { isNamed, RULESET, RULESET_IDS, type RulesetId } from './engine/index.ts';
import { pairName } from './review/index.ts';

/** So many games apart it is told how far things are. */
const TOLD_EVERY = 50;

const PLAYER = new URL('./cli/strength/player.ts', import.meta.url);

/** How games ended, in all and by pair of goals. */
class MatchTally {
  readonly all: GoalCount = { games: 0, win: 0, draw: 0, loss: 0 };
  readonly #pairs = new Map<string, GoalCount>();

  add({ goals, result }: Ended): void {
    const name = pairName(goals);
    const pair = this.#pairs.get(name) ?? { games: 0, win: 0, draw: 0, loss: 0 };
    this.#pairs.set(name, pair);
    for (const count of [this.all, pair]) {
      count.games++;
      count[result]++;
    }
  }

  /** The pairs in the order of their names. */
  pairs(): Record<string, GoalCount> {
    return Object.fromEntries([...this.#pairs].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

const strength = commandWithOptions({
  name: 'strength',
  syntax:
    '--games N --seed S [--policy random|plain|coach] [--budget N] [--difficulty D] [--threads N] [--out FILE]',
  summary:
    'Plays games and measures how a player fares, with 95 % ranges; --out enters the row into a table.',
  options: {
    games: 'string',
    seed: 'string',
    policy: 'string',
    budget: 'string',
    difficulty: 'string',
    threads: 'string',
    out: 'string',
  },
  async run({ values, command, args }) {
    const { games, seed } = gamesAndSeed(values, command, 1000);
    const id = policyFrom(values.policy ?? 'coach');
    const budget = countFrom('--budget', values.budget ?? USUAL_BUDGET);
    const difficulty = wordFrom('--difficulty', values.difficulty ?? 'normal', DIFFICULTY_IDS);
    const threads = threadsFrom(values.threads);
    const began = performance.now();
    const edition = editionPlayed();
    const { learnedBy } = editionCalled(edition.ruleset);
    const made = learnedBy === 'free' ? WEIGHTS_MADE : BOXED_WEIGHTS_MADE;
    const tally = new MatchTally();
    const match: Match = { policy: { id, budget }, edition, difficulty, seed };
    await playInThreads(PLAYER, match, { games, threads }, (ended: Ended) => {
      tally.add(ended);
      const { games: count, win, draw, loss }: GoalCount = tally.all;
      if (count % TOLD_EVERY === 0)
        printError(`${count} games played: ${win} won, ${draw} drawn, ${loss} lost.`);
    });
    const { win, draw, loss } = tally.all;
    const row = {
      policy: id,
      ...(id === 'coach' ? { budget, weights: made.games } : {}),
      ...(isNamed(edition.ruleset) ? edition : {}),
      difficulty,
      games,
      win: shareOf(win, games),
      draw: shareOf(draw, games),
      loss: shareOf(loss, games),
      seconds: Math.round((performance.now() - began) / 1000),
      date: new Date().toISOString().slice(0, 10),
      command: `strength ${[...args, ...editionArgs(edition)].join(' ')}`,
      pairs: tally.pairs(),
    };
    await print(row);
    if (values.out) enter(values.out, row);
    return true;
  },
});

interface Row {
  readonly ruleset?: RulesetId;
  readonly threeStar?: boolean;
  readonly policy: PolicyId;
  readonly budget?: number;
  readonly difficulty: DifficultyId;
}

const COMMANDS: readonly Command[] = [
  ...gameCommands({
    engine,
    verdicts,
    play,
    odds,
    perft,
    legalDoes: 'Lists the legal moves in the position a record ends in.',
  }),
  advise,
  bench,
  strength,
  habits,
  mine,
  train,
];

/** Enters a row into the table in a file, in the place of an older one of its kind. */
function enter(file: string, row: Row): void {
  const kindOf = ({ policy, budget = 0, difficulty, ruleset = RULESET, threeStar }: Row) =>
    [
      RULESET_IDS.indexOf(ruleset),
      Number(threeStar ?? false),
      DIFFICULTY_IDS.indexOf(difficulty),
      POLICIES.indexOf(policy),
      budget,
    ]
      .map((part) => String(part).padStart(9, '0'))
      .join(' ');
  const { version } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  enterRow(file, row, kindOf, { version });
}

/** Those that always play the one edition that they know. */
const OF_ONE_EDITION = new Set([habits.name, mine.name]);

/** The commands of Maquis, in the order of its usage. */
export const commands: readonly Command[] = COMMANDS.map((command) =>
  OF_ONE_EDITION.has(command.name) ? command : ofEdition(command),
);
