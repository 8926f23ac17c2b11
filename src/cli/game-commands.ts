import { type Engine, perft } from '../play/rules/engine.ts';
import {
  type Command,
  commandWithOptions,
  type Declared,
  readOptions,
  type Values,
} from './options.ts';
import { print } from './output.ts';
import { type Playing, playOf } from './play.ts';
import {
  type PositionOf,
  type Records,
  type ReplayResult,
  refereeOf,
  type Verdicts,
} from './records.ts';
import { countFrom, required } from './values.ts';

/** The command that lists what can be done where a record ends. */
const legalOf = <Record, Fault, Told extends ReplayResult>(
  { eachRecord }: Records<Record, Fault, Told>,
  legalMoves: (position: PositionOf<Told>) => readonly string[],
  summary = 'Lists the legal moves in the position that each record ends in.',
): Command => ({
  name: 'legal',
  syntax: '[FILE]',
  summary,
  async run(args) {
    const { file } = readOptions(args, { command: 'legal', options: {}, takesFile: true });
    return eachRecord(file, ({ end }) => print(legalMoves(end)));
  },
});

/** The commands that every game with an engine has, in the order of its usage. */
export function gameCommands<
  Record,
  Fault extends object,
  Told extends ReplayResult,
  Draft extends PositionOf<Told>,
  Moves extends ArrayLike<unknown>,
  SetUp,
  PlayOptions extends Declared,
  OddsOptions extends Declared,
>({
  engine,
  verdicts,
  play,
  odds,
  advise,
  perft,
  legalDoes,
}: {
  readonly engine: Engine<PositionOf<Told>, Draft, Moves>;
  readonly verdicts: Verdicts<Record, Fault, Told>;
  readonly play: Playing<PlayOptions, SetUp, PositionOf<Told>, Moves[number]>;
  readonly odds: Odds<OddsOptions, Record, Told>;
  readonly advise?: Advice<PositionOf<Told>>;
  /** Where positions are counted from, and what is known of them, if it is not as everywhere. */
  readonly perft?: Omit<Counting<Record, Fault, Told, Draft, Moves>, 'records' | 'engine'>;
  /** What `legal` does, in the game's own words. */
  readonly legalDoes?: string;
}): readonly Command[] {
  const { records, snapshot, legalMoves } = verdicts;
  return [
    playOf(play, { engine, snapshot, legalMoves }),
    refereeOf(verdicts),
    legalOf(records, legalMoves, legalDoes),
    perftOf({ records, engine, ...perft }),
    oddsOf(odds, records),
    ...(advise ? [adviseOf(advise, records)] : []),
  ];
}

/** How a game's coach advises on the command line. */
interface Advice<Position> {
  /** How many games it simulates where nobody says. */
  readonly usual: number;
  /** What it says where a record ends, as it is printed. */
  readonly of: (end: Position, asked: { readonly budget: number; readonly seed: string }) => object;
}

/** The command that tells what the coach thinks of the moves where a record ends. */
const adviseOf = <Record, Fault, Told extends ReplayResult>(
  advice: Advice<PositionOf<Told>>,
  { eachRecord }: Records<Record, Fault, Told>,
): Command =>
  commandWithOptions({
    name: 'advise',
    syntax: '[FILE] --seed S [--budget N]',
    summary:
      'The coach’s ranking of the legal moves where a record ends, after some simulated games.',
    options: { budget: 'string', seed: 'string' },
    takesFile: true,
    async run({ file, values, command }) {
      const budget = countFrom('--budget', values.budget ?? String(advice.usual));
      const seed = required(values.seed, { command, option: '--seed', example: '--seed 1' });
      return eachRecord(file, ({ end }) => print(advice.of(end, { budget, seed })));
    },
  });

/** The command that tells exact chances where a record ends. */
function oddsOf<Options extends Declared, Record, Fault, Told extends ReplayResult>(
  { summary, syntax, options, lines }: Odds<Options, Record, Told>,
  { eachRecord }: Records<Record, Fault, Told>,
): Command {
  const command = 'odds';
  return {
    name: command,
    syntax: syntax === undefined ? '[FILE]' : `[FILE] ${syntax}`,
    summary,
    async run(args) {
      const { file, values } = readOptions(args, { command, options, takesFile: true });
      return eachRecord(file, async ({ end, record }) => {
        for (const line of lines(end, record, values)) await print(line);
      });
    },
  };
}

interface Counting<
  Record,
  Fault,
  Told extends ReplayResult,
  Draft,
  Moves extends ArrayLike<unknown>,
> {
  readonly records: Records<Record, Fault, Told>;
  readonly engine: Engine<PositionOf<Told>, Draft, Moves>;
  /** Where it counts from without a record; otherwise one must be named. */
  readonly start?: () => PositionOf<Told>;
  /** An option that makes known what chance will bring. */
  readonly known?: {
    readonly option: string;
    readonly usual: string;
    /** @throws {BadInput} where what it says cannot be */
    readonly in: (position: PositionOf<Told>, option: string, text: string) => PositionOf<Told>;
  };
  readonly summary?: string;
}

/** The command that counts sequences of moves. */
function perftOf<
  Record,
  Fault,
  Told extends ReplayResult,
  Draft,
  Moves extends ArrayLike<unknown>,
>({
  records,
  engine,
  start,
  known,
  summary = 'Counts the sequences of moves of each length from where a record ends.',
}: Counting<Record, Fault, Told, Draft, Moves>): Command {
  const command = 'perft';
  const extra: { readonly [name: string]: 'string' } = known ? { [known.option]: 'string' } : {};
  const record = start === undefined ? '--record FILE' : '[--record FILE]';
  return {
    name: command,
    syntax: `--depth N ${record}${known ? ` [--${known.option} ${known.usual}]` : ''}`,
    summary,
    async run(args) {
      const { values } = readOptions(args, {
        command,
        options: { depth: 'string', record: 'string', ...extra },
      });
      const wanted = required(values.depth, { command, option: '--depth', example: '--depth 5' });
      const most = countFrom('--depth', wanted);
      const text = known && (values as { [name: string]: string | undefined })[known.option];
      const starts = await startsFrom(values.record);
      for (const { line, end } of starts) {
        const position = known ? known.in(end, `--${known.option}`, text ?? known.usual) : end;
        for (let depth = 1; depth <= most; depth++) {
          const counted = { depth, nodes: perft(engine, position, depth) };
          await print(starts.length > 1 ? { line, ...counted } : counted);
        }
      }
      return true;
    },
  };

  /** Where each record of a file ends, or the usual start. */
  async function startsFrom(file: string | undefined) {
    if (file === undefined && start !== undefined) return [{ line: 1, end: start() }];
    const example = '--record game.json';
    return records.endsIn(required(file, { command, option: '--record', example }));
  }
}

/** How a game tells its exact chances on the command line. */
export interface Odds<Options extends Declared, Record, Told extends ReplayResult> {
  readonly summary: string;
  /** Its options, as the usage shows them. */
  readonly syntax?: string;
  readonly options: Options;
  /**
   * The lines for the position in which a record ends, with chances as fractions in lowest terms.
   *
   * @throws {BadInput} where the options ask for what cannot be
   */
  readonly lines: (
    end: PositionOf<Told>,
    record: Record,
    values: Values<Options>,
  ) => readonly object[];
}
