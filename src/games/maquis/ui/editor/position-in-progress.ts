import * as v from 'valibot';
import type { Table } from '#games/maquis/engine/index.ts';
import { TableSchema } from '#games/maquis/session/index.ts';
import { knownLocal, writeLocal } from '#shared/storage/local-storage.ts';
import type { Versioned } from '#shared/storage/versioned.ts';

export const POSITION_IN_PROGRESS_KEY = 'safe-house.maquis.position';

/** A table that is being set up, sound or not. */
interface PositionInProgress {
  readonly version: 1;
  readonly table: Table;
}

export const POSITION_IN_PROGRESS: Versioned<PositionInProgress> = {
  version: 1,
  schema: v.object({ version: v.literal(1), table: TableSchema }),
  // The first drafts were the table alone.
  migrations: { 0: (table) => ({ version: 1, table }) },
};

/** The table that was being set up on this device; nothing where none can be read. */
export const readPositionInProgress = (): Table | undefined =>
  knownLocal(POSITION_IN_PROGRESS_KEY, POSITION_IN_PROGRESS)?.table;

/** Keeps the table; where nothing can be stored it lasts as long as the page. */
export function savePositionInProgress(table: Table): void {
  // Storage may be denied or full: a table can be shared as a link, which needs none.
  writeLocal(POSITION_IN_PROGRESS_KEY, POSITION_IN_PROGRESS, { version: 1, table });
}
