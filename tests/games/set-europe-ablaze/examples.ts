import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const textOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../fixtures/set-europe-ablaze/${name}.json`), 'utf8');

/** The made-up tables and the made-up game that came with the formats. */
export const TABLES_TEXT = textOf('tables');
export const LOG_TEXT = textOf('log');

/** Any value that JSON tells, to be changed and broken. */
// biome-ignore lint/suspicious/noExplicitAny: a test reaches into it by name.
export type Loose = any;

export const tablesExample = (): Loose => JSON.parse(TABLES_TEXT);
export const logExample = (): Loose => JSON.parse(LOG_TEXT);
