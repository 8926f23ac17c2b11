import { existsSync, readFileSync, writeFileSync } from 'node:fs';

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
