import { type Engine, perft } from '../play/rules/engine.ts';
import { type Command, readOptions } from './options.ts';
import { print } from './output.ts';
import type { PositionOf, Records, Replayed } from './records.ts';
import { countFrom, required } from './values.ts';

export interface Counting<
  Record,
  Fault,
  Told extends Replayed,
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
export function perftOf<
  Record,
  Fault,
  Told extends Replayed,
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
