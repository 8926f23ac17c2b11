import { readFileSync } from 'node:fs';
import { gameCommands } from '#cli/game-commands.ts';
import { mineOf } from '#cli/mine.ts';
import type { Command } from '#cli/options.ts';
import { POLICIES, POLICY, type Policy, policyFrom } from '#cli/play.ts';
import { habitsOf, recordsOf, type Verdicts } from '#cli/records.ts';
import { shareOf, strengthOf } from '#cli/strength.ts';
import { wordFrom } from '#cli/values.ts';
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

/** Habits by goals and result. */
function habits() {
  const pairs = new Map<string, ByResult>();
  return {
    add(game: MaquisHistory) {
      if (!game.outcome) return;
      const pair = pairName(goalPairOf(game.positions[0]));
      const counted = pairs.get(pair) ?? { win: noHabits(), draw: noHabits(), loss: noHabits() };
      pairs.set(pair, counted);
      addGame(counted[game.outcome.result], game);
    },
    told: () => ({
      pairs: Object.fromEntries([...pairs].sort(([one], [other]) => (one < other ? -1 : 1))),
    }),
  };
}

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
  syntax: `${POLICY.syntax} [--difficulty D]`,
  options: { ...POLICY.options, difficulty: 'string' },
  manyGames: 1000,
  toldEvery: 50,
  player: new URL('./cli/strength/player.ts', import.meta.url),
  begin({ values, games, seed, args }) {
    const policy = policyFrom(values.policy ?? 'coach', values.budget, USUAL_BUDGET);
    const difficulty = wordFrom('--difficulty', values.difficulty ?? 'normal', DIFFICULTY_IDS);
    const edition = editionPlayed();
    const { learnedBy } = editionCalled(edition.ruleset);
    const made = learnedBy === 'free' ? WEIGHTS_MADE : BOXED_WEIGHTS_MADE;
    const tally = new MatchTally();
    const match: Match = { policy, edition, difficulty, seed };
    const { all } = tally;
    return {
      match,
      add: (ended: Ended) => tally.add(ended),
      standing: () => `${all.win} won, ${all.draw} drawn, ${all.loss} lost`,
      row: (took) => ({
        policy: policy.id,
        ...(policy.id === 'coach' ? { budget: policy.budget, weights: made.games } : {}),
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
  readonly policy: Policy['id'];
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
    advise: {
      usual: USUAL_BUDGET,
      of: (end, asked) => printed(adviceFor(playerView(end), asked)),
    },
    perft,
    legalDoes: 'Lists the legal moves in the position a record ends in.',
  }),
  bench,
  strength,
  habitsOf(records, {
    counts: 'where workers went, what was called for, when rooms were bought, by goals and result',
    begin: habits,
  }),
  mine,
  train,
];

/** Those that always play the one edition that they know. */
const OF_ONE_EDITION = new Set(['habits', mine.name]);

/** The commands of Maquis, in the order of its usage. */
export const commands: readonly Command[] = COMMANDS.map((command) =>
  OF_ONE_EDITION.has(command.name) ? command : ofEdition(command),
);
