import {
  type ReadVersioned,
  readVersioned,
  type UnreadCause,
  type Versioned,
} from '#shared/storage/versioned.ts';
import type { Save } from './save.ts';
import type { SaveTypes } from './save-format.ts';

/** Something on a shelf that this page cannot read; it is left as it is. */
export interface Unreadable {
  readonly value: unknown;
  readonly why: UnreadCause;
}

/** What was found in storage, the latest first. */
export interface ScanResult<T extends SaveTypes> {
  readonly saves: readonly Save<T>[];
  /** Deleted by the visitor, and not for long. */
  readonly deleted: readonly Save<T>[];
  readonly unreadable: readonly Unreadable[];
}

/** Something on a shelf, and what can be read of it. */
export interface Entry<T extends SaveTypes> {
  readonly value: unknown;
  readonly read: ReadVersioned<Save<T>>;
}

/** How often a save was written. */
export const revisionOf = ({ revision = 0 }: { readonly revision?: number }): number => revision;

/**
 * Tells saves that can be read from those that cannot.
 *
 * @param logged what the database has not taken yet; it stands for what lies there of the same games
 */
export const classify = <T extends SaveTypes>(
  kind: Versioned<Save<T>>,
  stored: readonly unknown[],
  logged: readonly Save<T>[] = [],
): ScanResult<T> =>
  sortEntries(
    stored.map((value) => ({ value, read: readVersioned(kind, value) })),
    logged,
  );

/** As {@link classify}, of what has been read already. */
export function sortEntries<T extends SaveTypes>(
  entries: readonly Entry<T>[],
  logged: readonly Save<T>[],
): ScanResult<T> {
  const written = entries.flatMap(({ read }) => ('value' in read ? [read.value] : []));
  const isLater = (one: Save<T>) => (other: Save<T>) =>
    other.id === one.id && revisionOf(other) > revisionOf(one);
  const saves = [
    ...written.filter((save) => !logged.some(isLater(save))),
    ...logged.filter((entry) =>
      written.every((save) => save.id !== entry.id || isLater(save)(entry)),
    ),
  ].sort((one, other) => (other.order ?? 0) - (one.order ?? 0));
  return {
    saves: saves.filter(({ deleted }) => deleted === undefined),
    deleted: saves.filter(({ deleted }) => deleted !== undefined),
    unreadable: entries.flatMap(({ value, read }) =>
      'unread' in read ? [{ value, why: read.unread }] : [],
    ),
  };
}
