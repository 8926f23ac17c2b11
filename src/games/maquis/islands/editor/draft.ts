import * as v from 'valibot';
import type { Table } from '#maquis/engine/index.ts';
import { TableSchema } from '#maquis/table/index.ts';

const KEY = 'safe-house.maquis.position';

/** The table that was being set up on this device, sound or not; nothing where none can be read. */
export function readDraft(): Table | undefined {
  try {
    const read = v.safeParse(TableSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the table; where nothing can be stored it lasts as long as the page. */
export function keepDraft(table: Table): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(table));
  } catch {
    // Storage is denied or full: the page says what can be shared as a link, which needs none.
  }
}
