import * as v from 'valibot';
import type { Table } from '#maquis/engine/index.ts';
import { TableSchema } from '#maquis/table/index.ts';
import type { Kind } from '#shared/kept/kind.ts';
import { keepLocal, knownLocal } from '#shared/kept/local.ts';

export const DRAFT_KEY = 'safe-house.maquis.position';

/** A table that is being set up, sound or not. */
export interface Draft {
  readonly version: 1;
  readonly table: Table;
}

export const DRAFT: Kind<Draft> = {
  version: 1,
  schema: v.object({ version: v.literal(1), table: TableSchema }),
  // The first drafts were the table alone.
  migrations: { 0: (table) => ({ version: 1, table }) },
};

/** The table that was being set up on this device; nothing where none can be read. */
export const readDraft = (): Table | undefined => knownLocal(DRAFT_KEY, DRAFT)?.table;

/** Keeps the table; where nothing can be stored it lasts as long as the page. */
export function keepDraft(table: Table): void {
  // Storage may be denied or full: a table can be shared as a link, which needs none.
  keepLocal(DRAFT_KEY, DRAFT, { version: 1, table });
}
