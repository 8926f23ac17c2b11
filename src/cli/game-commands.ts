import type { Engine } from '../play/rules/engine.ts';
import type { Command } from './command.ts';
import { legalOf } from './legal.ts';
import { type Odds, oddsOf } from './odds.ts';
import type { Declared } from './options.ts';
import { type Counting, perftOf } from './perft.ts';
import { type Playing, playOf } from './play.ts';
import type { PositionOf, Replayed } from './records.ts';
import { refereeOf, type Verdicts } from './referee.ts';

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
