import type { Engine } from '../play/rules/engine.ts';
import { type Odds, oddsOf } from './odds.ts';
import { type Command, type Declared, readOptions } from './options.ts';
import { print } from './output.ts';
import { type Counting, perftOf } from './perft.ts';
import { type Playing, playOf } from './play.ts';
import type { PositionOf, Records, Replayed } from './records.ts';
import { refereeOf, type Verdicts } from './referee.ts';

/** The command that lists what can be done where a record ends. */
const legalOf = <Record, Fault, Told extends Replayed>(
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

/** What the command line asks of a game whose moves are all made by an engine. */
interface CommandLineGame<
  Record,
  Fault extends object,
  Told extends Replayed,
  Draft extends PositionOf<Told>,
  Moves extends ArrayLike<unknown>,
  SetUp,
  PlayOptions extends Declared,
  OddsOptions extends Declared,
> {
  readonly engine: Engine<PositionOf<Told>, Draft, Moves>;
  readonly verdicts: Verdicts<Record, Fault, Told>;
  readonly play: Playing<PlayOptions, SetUp, PositionOf<Told>, Moves[number]>;
  readonly odds: Odds<OddsOptions, Record, Told>;
  /** Where positions are counted from, and what is known of them, if it is not as everywhere. */
  readonly perft?: Omit<Counting<Record, Fault, Told, Draft, Moves>, 'records' | 'engine'>;
  /** What `legal` does, in the game's own words. */
  readonly legalDoes?: string;
}

/** The commands that every game with an engine has, in the order of its usage. */
export function gameCommands<
  Record,
  Fault extends object,
  Told extends Replayed,
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
  perft,
  legalDoes,
}: CommandLineGame<
  Record,
  Fault,
  Told,
  Draft,
  Moves,
  SetUp,
  PlayOptions,
  OddsOptions
>): readonly Command[] {
  const { records, snapshot, legalMoves } = verdicts;
  return [
    playOf(play, { engine, snapshot, legalMoves }),
    refereeOf(verdicts),
    legalOf(records, legalMoves, legalDoes),
    perftOf({ records, engine, ...perft }),
    oddsOf(odds, records),
  ];
}
