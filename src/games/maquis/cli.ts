import { readFileSync } from 'node:fs';
import { gameCommands } from '#cli/game-commands.ts';
import type { Command } from '#cli/options.ts';
import { POLICIES, type PolicyId, policyFrom } from '#cli/play.ts';
import { shareOf, strengthOf } from '#cli/strength.ts';
import { countFrom, wordFrom } from '#cli/values.ts';
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

const strength = strengthOf({
  plays: 'Plays games',
  measures: 'how a player fares',
  syntax: '[--policy random|plain|coach] [--budget N] [--difficulty D]',
  options: { policy: 'string', budget: 'string', difficulty: 'string' },
  manyGames: 1000,
  toldEvery: 50,
  player: new URL('./cli/strength/player.ts', import.meta.url),
  begin({ values, games, seed, args }) {
    const id = policyFrom(values.policy ?? 'coach');
    const budget = countFrom('--budget', values.budget ?? USUAL_BUDGET);
    const difficulty = wordFrom('--difficulty', values.difficulty ?? 'normal', DIFFICULTY_IDS);
    const edition = editionPlayed();
    const { learnedBy } = editionCalled(edition.ruleset);
    const made = learnedBy === 'free' ? WEIGHTS_MADE : BOXED_WEIGHTS_MADE;
    const tally = new MatchTally();
    const match: Match = { policy: { id, budget }, edition, difficulty, seed };
    const { all } = tally;
    return {
      match,
      add: (ended: Ended) => tally.add(ended),
      standing: () => `${all.win} won, ${all.draw} drawn, ${all.loss} lost`,
      row: (took) => ({
        policy: id,
        ...(id === 'coach' ? { budget, weights: made.games } : {}),
        ...(isNamed(edition.ruleset) ? edition : {}),
        difficulty,
        games,
        win: shareOf(all.win, games),
        draw: shareOf(all.draw, games),
        loss: shareOf(all.loss, games),
        ...took,
        command: `strength ${[...args, ...editionArgs(edition)].join(' ')}`,
        pairs: tally.pairs(),
      }),
    };
  },
  kindOf: ({ policy, budget = 0, difficulty, ruleset = RULESET, threeStar }: Row) =>
    [
      RULESET_IDS.indexOf(ruleset),
      Number(threeStar ?? false),
      DIFFICULTY_IDS.indexOf(difficulty),
      POLICIES.indexOf(policy),
      budget,
    ]
      .map((part) => String(part).padStart(9, '0'))
      .join(' '),
  head: () => ({ version: siteVersion() }),
});

interface Row {
  readonly ruleset?: RulesetId;
  readonly threeStar?: boolean;
  readonly policy: PolicyId;
  readonly budget?: number;
  readonly difficulty: DifficultyId;
}

function siteVersion(): string {
  const file = new URL('../../../package.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
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

/** Those that always play the one edition that they know. */
const OF_ONE_EDITION = new Set([habits.name, mine.name]);

/** The commands of Maquis, in the order of its usage. */
export const commands: readonly Command[] = COMMANDS.map((command) =>
  OF_ONE_EDITION.has(command.name) ? command : ofEdition(command),
);
