/** The columns of a table, in order, and what stands in them. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number>>;

/** A table for other programs (RFC 4180): the names of the columns, then a row a line. */
export function csvOf<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
  return [Object.keys(columns), ...cells]
    .map((row) => `${row.map(cellText).join(',')}\r\n`)
    .join('');
}

/** A save can hold any number for a time, in milliseconds since 1970; one that is no date stays empty. */
export function timeText(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** A text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cellText(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
