import * as v from 'valibot';
import { readLocal, setAside } from '#shared/storage/local-storage.ts';
import type { ReadVersioned, Versioned } from '#shared/storage/versioned.ts';
import { readTables, SECTIONS, type Section } from '../engine/tables/index.ts';
import {
  type KeptTables,
  NO_TABLES,
  type RecruitmentDraft,
  type StoredTables,
  TABLES,
  TABLES_KEY,
} from './tables.ts';

/** Tables that were written down, checked section by section. */
function checked({ tables: used, open: atFault }: Pick<KeptTables, 'tables' | 'open'>) {
  const { tables, open } = readTables(
    { ...used, ...atFault, format: 'sea-tables', version: 1 },
    true,
  );
  if (!tables) throw new Error('no tables');
  return { tables, open };
}

const result = v.nullable(v.number());
const columns = v.array(v.object({ turns: v.array(v.number()), results: v.array(result) }));
/** What is being entered is no reason to lose the rest. */
const DraftsSchema = v.fallback(
  v.object({ strength: v.exactOptional(columns), networks: v.exactOptional(columns) }),
  {},
) as v.GenericSchema<unknown, Readonly<Record<string, readonly RecruitmentDraft[]>>>;

/** {@link TABLES}, with all that is in them: what they hold may come from an older page, or a stranger's. */
export const CHECKED_TABLES: Versioned<StoredTables> = {
  ...TABLES,
  schema: v.pipe(
    TABLES.schema,
    v.transform(({ version, before, drafts, ...now }): StoredTables => {
      const isTold = v.is(v.object({ tables: v.looseObject({}), open: v.looseObject({}) }), before);
      return {
        version,
        ...checked(now),
        ...(before && isTold && { before: checked(before) }),
        ...(drafts && { drafts: v.parse(DraftsSchema, drafts) }),
      };
    }),
  ),
};

/** The tables on the device; none where none can be read, and what lies there is set aside. */
export function keptTables(): KeptTables {
  const read = stored();
  if (read && 'unread' in read) setAside(TABLES_KEY);
  if (!read || 'unread' in read) return NO_TABLES;
  const { version: _, ...kept } = read.value;
  return kept;
}

/** How many sections of tables are on the device; a file's title and version are none. */
export function countTables(): number {
  const { tables, open } = keptTables();
  const isEntered = (name: Section) => Object.hasOwn({ ...tables, ...open }, name);
  return SECTIONS.filter(isEntered).length;
}

function stored(): ReadVersioned<StoredTables> | undefined {
  try {
    return readLocal(TABLES_KEY, CHECKED_TABLES);
  } catch {
    // Storage is denied.
    return undefined;
  }
}
