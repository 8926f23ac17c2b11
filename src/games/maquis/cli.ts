import { readFileSync, writeFileSync } from 'node:fs';
import { gameCommands } from '#cli/game-commands.ts';
import { mineOf } from '#cli/mine.ts';
import { BadInput, type Command, commandWithOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { POLICIES, type PolicyId, policyFrom } from '#cli/play.ts';
import { recordsOf, sourceName, type Verdicts } from '#cli/records.ts';
import { shareOf, strengthOf } from '#cli/strength.ts';
import { countFrom, required, wordFrom } from '#cli/values.ts';
import { bench } from './cli/bench.ts';
import { odds, perft, play } from './cli/game-commands.ts';
import { mined } from './cli/mine.ts';
import { editionArgs, editionPlayed, ofEdition, rulesetAsked } from './cli/options.ts';
import { type Ended, type Match, USUAL_BUDGET } from './cli/played-game.ts';
import { train } from './cli/train.ts';
import { BOXED_WEIGHTS_MADE } from './coach/boxed/weights.ts';
import {
  advise as adviceFor,
  type MaquisAnalysis,
  playerView,
  WEIGHTS_MADE,
} from './coach/index.ts';
import { DIFFICULTY_IDS, type DifficultyId, editionCalled } from './data/index.ts';
import { engine } from './engine/engine.ts';
import {
  type GameRecord,
  goalPairOf,
  isNamed,
  legalMoves,
  type MaquisHistory,
  moveText,
  type Position,
  parseRecord,
  type RecordFault,
  RULESET,
  RULESET_IDS,
  type RulesetId,
  recordWith,
  replay,
  snapshotOf,
} from './engine/index.ts';
import { recordFaultText, ruleOfRecordFault } from './i18n/record-faults.ts';
import { addGame, type HabitCounts, noHabits, pairName } from './review/index.ts';

const mine = mineOf(mined);

const faultText = recordFaultText;
const movesIn = (position: Position): string[] => legalMoves(position).map(moveText);

/** Reads a record; one of another ruleset than was asked for is refused. */
function parse(text: string): ReturnType<typeof parseRecord> {
  const parsed = parseRecord(text);
  const wanted = rulesetAsked();
  if ('fault' in parsed || wanted === undefined || parsed.record.ruleset === wanted) return parsed;
  return { fault: { code: 'other-ruleset', found: parsed.record.ruleset } };
}

const records = recordsOf({ parse, replay, faultText });

/** What the referee tells of a record. */
const verdicts = {
  records,
  faultText,
  ruleOf: ruleOfRecordFault,
  snapshot: snapshotOf,
  legalMoves: movesIn,
  written: (record, { outcome }) => recordWith(record, record, outcome),
  besides: ({ corrections = [] }) =>
    corrections.length > 0 ? { corrections: corrections.length } : {},
  legalBesideVerdict: true,
  noneIsFine: true,
} satisfies Verdicts<GameRecord, RecordFault, MaquisHistory>;

/** As it has always been printed: others read it. */
const printed = ({ simulations, moves, value }: MaquisAnalysis) => ({
  simulations,
  moves: moves.map(({ move, simulations: visits, chances, standardError, share }) => ({
    ...{ move, visits },
    ...chances,
    ...{ standardError, share },
  })),
  value: value.chances,
});

const advise = commandWithOptions({
  name: 'advise',
  syntax: '[FILE] --budget N --seed S',
  summary:
    'The coach’s ranking of the legal moves where a record ends, after some simulated games.',
  options: { budget: 'string', seed: 'string' },
  takesFile: true,
  async run({ file, values, command }) {
    const wanted = required(values.budget, {
      command,
      option: '--budget',
      example: '--budget 1000',
    });
    const budget = countFrom('--budget', wanted);
    const seed = required(values.seed, { command, option: '--seed', example: '--seed 1' });
    return records.eachRecord(file, ({ end }) =>
      print(printed(adviceFor(playerView(end), { budget, seed }))),
    );
  },
});

const habits = commandWithOptions({
  name: 'habits',
  syntax: '[FILE] [--out FILE]',
  summary:
    'Counts what was done in played games, by goals and result: where workers went, what was called for, when rooms were bought.',
  options: { out: 'string' },
  takesFile: true,
  async run({ file, values }) {
    const pairs = new Map<string, ByResult>();
    let games = 0;
    const isSound = await records.eachRecord(file, ({ replayed }) => {
      if (!replayed.outcome) return;
      games++;
      const pair = pairName(goalPairOf(replayed.positions[0]));
      const counted = pairs.get(pair) ?? { win: noHabits(), draw: noHabits(), loss: noHabits() };
      pairs.set(pair, counted);
      addGame(counted[replayed.outcome.result], replayed);
    });
    if (games === 0)
      throw new BadInput(
        `No game in ${sourceName(file)} was played to its end; records of finished games were expected.`,
      );
    const found = {
      games,
      date: new Date().toISOString().slice(0, 10),
      pairs: Object.fromEntries([...pairs].sort(([one], [other]) => (one < other ? -1 : 1))),
    };
    await print(found);
    if (values.out) writeFileSync(values.out, `${JSON.stringify(found)}\n`);
    return isSound;
  },
});

type ByResult = Readonly<Record<'win' | 'draw' | 'loss', HabitCounts>>;

interface GoalCount {
  games: number;
  win: number;
  draw: number;
  loss: number;
}

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
