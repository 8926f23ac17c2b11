import { type Command, type Declared, readOptions, type Values } from './options.ts';
import { print } from './output.ts';
import type { PositionOf, Records, ReplayResult } from './records.ts';

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

/** The command that tells exact chances where a record ends. */
export function oddsOf<Options extends Declared, Record, Fault, Told extends ReplayResult>(
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
