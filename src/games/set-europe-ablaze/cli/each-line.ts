import { BadInput, readOptions } from '#cli/options.ts';
import { print, printError } from '#cli/output.ts';
import { textsIn } from '#cli/texts.ts';
import { isUnknownRecord, type UnknownRecord } from '../engine/read-state.ts';

/** What came of a line: a result to print, or a sentence that says what is wrong with it. */
export type LineAnswer = { readonly result: unknown } | { readonly wrong: string };

function answerTo(text: string, answer: (line: UnknownRecord) => LineAnswer): LineAnswer {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return { wrong: 'this is no JSON.' };
  }
  if (!isUnknownRecord(line)) return { wrong: 'this is no object; write one as {…}.' };
  return answer(line);
}

/**
 * Answers each line of a file, or of standard input, with a line of JSON; an `id` is repeated.
 *
 * @returns whether every line could be answered
 * @throws {BadInput} where there is no line at all
 */
export async function eachLine(
  command: string,
  args: readonly string[],
  answer: (line: UnknownRecord) => LineAnswer,
): Promise<boolean> {
  const { file } = readOptions(args, { command, options: {}, takesFile: true });
  const name = file ?? 'standard input';
  let lines = 0;
  let isWhole = true;
  for await (const { line, text } of textsIn(file)) {
    lines++;
    const answered = answerTo(text, answer);
    if ('result' in answered) await print(answered.result);
    else {
      isWhole = false;
      printError(`${name}, line ${line}: ${answered.wrong}`);
    }
  }
  if (lines === 0) throw new BadInput(`In ${name} there is no line; give one, as JSON.`);
  return isWhole;
}

/** The `id` of a line, for its answer. */
export const idEntry = ({ id }: UnknownRecord): object => (id === undefined ? {} : { id });

/** A whole number of a line within bounds, or nothing. */
export function wholeOf(
  line: UnknownRecord,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const value = line[name];
  const fits = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  return fits ? Number(value) : undefined;
}
