import { parseArgs } from 'node:util';
import { listed } from '#shared/list-text.ts';
import { nearest } from '../shared/nearest.ts';

/** One command of the command line. */
export interface Command {
  readonly name: string;
  /** What may follow the name, as the usage shows it. */
  readonly syntax: string;
  /** What it does, in a few words. */
  readonly summary: string;
  /**
   * Does it: results to standard output, messages to standard error. Whether nothing was refused.
   *
   * @throws {BadInput} when it was asked for something that cannot be
   */
  readonly run: (args: readonly string[]) => Promise<boolean>;
}

/** Somebody asked for something that cannot be; the message is a sentence for them. */
export class BadInput extends Error {}

/** The options of a command: with a value, or without one. */
export type Declared = Readonly<Record<string, 'string' | 'boolean'>>;

/** What was given for each option. */
export type Values<Options extends Declared> = {
  readonly [Name in keyof Options]?: Options[Name] extends 'string' ? string : true;
};

interface Asked<Options extends Declared> {
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
      throw new BadInput(`The option ${token.rawName} is given more than once; give it once.`);
    values.set(token.name, valueIn(token, type, command));
  }
  const [unwanted] = files.slice(takesFile ? 1 : 0);
  if (unwanted !== undefined) {
    throw new BadInput(
      takesFile
        ? `The command ${command} reads one file; leave out “${unwanted}”.`
        : `The command ${command} reads no file; leave out “${unwanted}”.`,
    );
  }
  return { values: Object.fromEntries(values) as Values<Options>, file: files[0] };
}

interface Given<Options extends Declared> extends Asked<Options> {
  /** The command's name, for what it says of its options. */
  readonly command: string;
  /** All arguments as they were given. */
  readonly args: readonly string[];
}

interface CommandWithOptions<Options extends Declared> extends Omit<Command, 'run'> {
  readonly options: Options;
  readonly takesFile?: boolean;
  readonly run: (given: Given<Options>) => Promise<boolean>;
}

/** A command whose arguments are read before it runs. */
export const commandWithOptions = <const Options extends Declared>({
  name,
  syntax,
  summary,
  options,
  takesFile = false,
  run,
}: CommandWithOptions<Options>): Command => ({
  name,
  syntax,
  summary,
  run: async (args) =>
    run({ ...readOptions(args, { command: name, options, takesFile }), command: name, args }),
});

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
}

function valueIn({ rawName, value }: OptionToken, type: string, command: string): string | true {
  if (type === 'boolean') {
    if (value === undefined) return true;
    throw new BadInput(`The option ${rawName} takes no value; leave out “${value}”.`);
  }
  if (value === undefined || value === '' || value.startsWith('--')) {
    throw new BadInput(`The option ${rawName} of ${command} has no value; write one after it.`);
  }
  return value;
}

function unknownOption(option: string, command: string, names: readonly string[]): BadInput {
  const known = names.map((name) => `--${name}`);
  const suggestion = nearest(option, known);
  if (suggestion)
    return new BadInput(
      `The command ${command} has no option ${option}; did you mean ${suggestion}?`,
    );
  return new BadInput(
    known.length > 0
      ? `The command ${command} has no option ${option}; its options are ${listed(known)}.`
      : `The command ${command} has no option ${option}, nor any other; leave it out.`,
  );
}
