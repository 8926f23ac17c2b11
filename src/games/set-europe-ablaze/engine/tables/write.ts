import { isUnknownRecord } from '../read-state.ts';
import { SECTIONS, type Section, TABLES_FORMAT, TABLES_VERSION, type Tables } from './tables.ts';

/** The same value with its names in order, at every depth. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isUnknownRecord(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value)
    ? value.length === 0
    : isUnknownRecord(value) && Object.keys(value).length === 0);

/** The file of the owner's tables: every section that holds something, names in order. */
export function tablesText(
  tables: Tables,
  open: Readonly<Partial<Record<Section, unknown>>> = {},
): string {
  const all: Record<string, unknown> = {
    ...tables,
    ...open,
    format: TABLES_FORMAT,
    version: TABLES_VERSION,
  };
  for (const section of SECTIONS) if (isEmpty(all[section])) delete all[section];
  return `${JSON.stringify(sorted(all), null, 2)}\n`;
}
