import { writeFileSync } from 'node:fs';
import { BadInput, commandWithOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { recordsOf, sourceName, type Verdicts } from '#cli/records.ts';
import { countFrom, required } from '#cli/values.ts';
import { advise as adviceFor, type MaquisAnalysis, playerView } from '../coach/index.ts';
import {
  type GameRecord,
  goalPairOf,
  legalMoves,
  type MaquisHistory,
  moveText,
  type Position,
  parseRecord,
  type RecordFault,
  recordWith,
  replay,
  snapshotOf,
} from '../engine/index.ts';
import { recordFaultText, ruleOfRecordFault } from '../i18n/record-faults.ts';
import { addGame, type HabitCounts, noHabits, pairName } from '../review/index.ts';
import { rulesetAsked } from './options.ts';

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
export const verdicts = {
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

export const advise = commandWithOptions({
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

export const habits = commandWithOptions({
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
