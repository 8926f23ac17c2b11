import * as v from 'valibot';
import { localText, writeLocal } from '#shared/storage/local-storage.ts';
import type { Versioned } from '#shared/storage/versioned.ts';
import type { Section, Tables } from '../engine/tables/index.ts';

/*
 * The owner's tables, which lie on the device beside the games.
 */
export const TABLES_KEY = 'safe-house.set-europe-ablaze.tables';

/** The owner's tables: what can be used, sections at fault, and what stood there before an import. */
export interface KeptTables {
  readonly tables: Tables;
  readonly open: Readonly<Partial<Record<Section, unknown>>>;
  readonly before?: { readonly tables: Tables; readonly open: KeptTables['open'] };
  /** Columns of recruitment of which a cell or the turns are not entered yet, by what is recruited. */
  readonly drafts?: Readonly<Partial<Record<'strength' | 'networks', readonly RecruitmentDraft[]>>>;
}

/** A column as it is being entered: a cell may still be empty. */
export interface RecruitmentDraft {
  readonly turns: readonly number[];
  readonly results: readonly (number | null)[];
}

export const NO_TABLES: KeptTables = Object.freeze({
  tables: Object.freeze({}),
  open: Object.freeze({}),
});

/** The tables as they are written down. */
export interface StoredTables extends KeptTables {
  readonly version: number;
}

export const TABLES: Versioned<StoredTables> = {
  version: 1,
  migrations: {},
  schema: v.pipe(
    v.looseObject({ version: v.literal(1), tables: v.looseObject({}), open: v.looseObject({}) }),
    v.transform((told) => told as unknown as StoredTables),
  ),
};

/** Whether tables lie on the device, or something that was meant to be some. */
export const hasTables = (): boolean => localText(TABLES_KEY) !== undefined;

export const keepTables = (kept: KeptTables): boolean =>
  writeLocal(TABLES_KEY, TABLES, { ...kept, version: 1 });
