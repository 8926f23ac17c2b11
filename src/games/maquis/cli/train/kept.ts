import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { BadInput } from '#cli/options.ts';
import type { Learner } from '#games/maquis/coach/training/learner.ts';

const FORMAT = 'maquis-coach-training';

/** What was done so far, as it stands in the first line of the file. */
export interface Done {
  /** The commands, in the order they were given. */
  readonly commands: readonly string[];
  readonly games: number;
  readonly turns: number;
  readonly minutes: number;
}

export const NOTHING_DONE: Done = { commands: [], games: 0, turns: 0, minutes: 0 };

/**
 * Training that can be gone on with: a line of JSON that says what was done, and after it everything
 * the learner keeps, four bytes a number.
 */
export function keepTraining(file: string, learner: Learner, done: Done): void {
  const numbers = learner.kept();
  const line = Buffer.from(
    `${JSON.stringify({ format: FORMAT, numbers: numbers.length, ...done })}\n`,
  );
  writeFileSync(`${file}.new`, Buffer.concat([line, Buffer.from(numbers.buffer)]));
  renameSync(`${file}.new`, file);
}

/**
 * Takes up the training kept in a file; where there is none, begins as `begin` does.
 *
 * @throws {BadInput} where the file is something else, or was made with other signs
 */
export function takeUp(file: string, learner: Learner, begin: () => Done): Done {
  if (!existsSync(file)) return begin();
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n');
  const header = headerIn(bytes.subarray(0, Math.max(0, end)).toString('utf8'));
  const size = learner.kept().length;
  const rest = bytes.subarray(end + 1);
  if (header?.format !== FORMAT || header.numbers !== size || rest.length !== 4 * size) {
    throw new BadInput(
      `The file “${file}” holds no training that this version can go on with; name another file to begin anew.`,
    );
  }
  learner.restore(new Float32Array(Uint8Array.from(rest).buffer));
  const { commands, games, turns, minutes } = header;
  return { commands, games, turns, minutes };
}

function headerIn(text: string): (Done & { format: string; numbers: number }) | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
