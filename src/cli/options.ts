import { parseArgs } from 'node:util';
import { allOf } from '#maquis/words/in-sentences.ts';
import * as m from '#messages';
import { nearest } from '#shared/nearest.ts';
import { BadInput } from './command.ts';

/** The options of a command: with a value, or without one. */
type Declared = Readonly<Record<string, 'string' | 'boolean'>>;

type Values<Options extends Declared> = {
  readonly [Name in keyof Options]?: Options[Name] extends 'string' ? string : true;
};

export interface Asked<Options extends Declared> {
  readonly values: Values<Options>;
  /** The file named, if any. */
  readonly file: string | undefined;
}

interface Accepted<Options extends Declared> {
  readonly command: string;
  readonly options: Options;
  readonly takesFile?: boolean;
}

/**
 * Reads the arguments of a command.
 *
 * @throws {BadInput} at the first one that the command does not know or cannot use
 */
export function readOptions<const Options extends Declared>(
  args: readonly string[],
  { command, options, takesFile = false }: Accepted<Options>,
): Asked<Options> {
  const declared = Object.entries(options).map(([name, type]) => [name, { type }] as const);
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(declared),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values = new Map<string, string | true>();
  const files: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    const type = options[token.name];
    if (!type) throw unknownOption(token.rawName, command, Object.keys(options));
    if (values.has(token.name))
      throw new BadInput(m.maquis_cli_option_twice({ option: token.rawName }));
    values.set(token.name, valueIn(token, type, command));
  }
  const [unwanted] = files.slice(takesFile ? 1 : 0);
  if (unwanted !== undefined) {
    throw new BadInput(
      takesFile
        ? m.maquis_cli_second_file({ command, found: unwanted })
        : m.maquis_cli_no_file_wanted({ command, found: unwanted }),
    );
  }
  return { values: Object.fromEntries(values) as Values<Options>, file: files[0] };
}

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
}

function valueIn({ rawName, value }: OptionToken, type: string, command: string): string | true {
  if (type === 'boolean') {
    if (value === undefined) return true;
    throw new BadInput(m.maquis_cli_value_unwanted({ option: rawName, found: value }));
  }
  if (value === undefined || value === '' || value.startsWith('--')) {
    throw new BadInput(m.maquis_cli_value_missing({ option: rawName, command }));
  }
  return value;
}

function unknownOption(option: string, command: string, names: readonly string[]): BadInput {
  const known = names.map((name) => `--${name}`);
  const suggestion = nearest(option, known);
  if (suggestion)
    return new BadInput(m.maquis_cli_unknown_option_like({ option, command, suggestion }));
  return new BadInput(
    known.length > 0
      ? m.maquis_cli_unknown_option({ option, command, known: allOf(known) })
      : m.maquis_cli_no_options({ option, command }),
  );
}
