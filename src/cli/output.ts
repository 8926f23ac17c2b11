import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a result to standard output as one line of JSON, at the pace at which it is read. */
export async function print(result: unknown): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(result)}\n`)) await once(process.stdout, 'drain');
}

/** Writes a message to standard error. */
export function printError(text: string): void {
  process.stderr.write(`${visible(text)}\n`);
}

/** A record may hold anything; what would steer the terminal is not passed on to it. */
const visible = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, '\u{fffd}');

/** Whoever reads the output may stop early (`… | head`): then there is nothing left to do. */
export function stopWhenNobodyReads(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit();
    });
  }
}

/**
 * Enters a row into the table in a file, in the place of an older one of its kind; rows stand in the
 * order of their kinds.
 *
 * @param kindOf a text for the kind of a row, by which rows are put in order
 * @param head what stands before the rows
 */
export function enterRow<Row extends object>(
  file: string,
  row: Row,
  kindOf: (row: Row) => string,
  head: object = {},
): void {
  const rows: Row[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).rows : [];
  const all = [...rows.filter((old) => kindOf(old) !== kindOf(row)), row];
  all.sort((a, b) => (kindOf(a) < kindOf(b) ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...head, rows: all }, undefined, 2)}\n`);
}
