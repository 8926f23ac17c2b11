import { knownLocal } from '#shared/kept/local.ts';
import { readTables } from '../engine/tables/index.ts';
import { type KeptTables, NO_TABLES, TABLES, TABLES_KEY } from './tables.ts';

/** The tables on the device, checked anew: what they hold may come from an older page. */
export function keptTables(): KeptTables {
  const kept = knownLocal(TABLES_KEY, TABLES);
  if (!kept) return NO_TABLES;
  const all = { ...kept.tables, ...kept.open, format: 'sea-tables', version: 1 };
  const { tables = {}, open } = readTables(all, true);
  const { before, drafts } = kept;
  return { tables, open, ...(before && { before }), ...(drafts && { drafts }) };
}
