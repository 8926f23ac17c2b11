import { type Kind, type ReadKept, readKept, type Unread } from '#shared/kept/kind.ts';
import type { SaveKinds } from './codec.ts';
import type { Save } from './save.ts';

/** Something on a shelf that this page cannot read; it is left as it is. */
export interface Unreadable {
  readonly value: unknown;
  readonly why: Unread;
}

/** What was found in storage, the latest first. */
export interface Found<K extends SaveKinds> {
  readonly saves: readonly Save<K>[];
  /** Deleted by the visitor, and not for long. */
  readonly deleted: readonly Save<K>[];
  readonly unreadable: readonly Unreadable[];
}

/** Something on a shelf, and what can be read of it. */
export interface Entry<K extends SaveKinds> {
  readonly value: unknown;
  readonly read: ReadKept<Save<K>>;
}

/** How often a save was written. */
export const revisionOf = ({ revision = 0 }: { readonly revision?: number }): number => revision;

/**
 * Tells saves that can be read from those that cannot.
 *
 * @param logged what the database has not taken yet; it stands for what lies there of the same games
 */
export const sortOut = <K extends SaveKinds>(
  kind: Kind<Save<K>>,
  stored: readonly unknown[],
  logged: readonly Save<K>[] = [],
): Found<K> =>
  sortEntries(
    stored.map((value) => ({ value, read: readKept(kind, value) })),
    logged,
  );

/** As {@link sortOut}, of what has been read already. */
export function sortEntries<K extends SaveKinds>(
  entries: readonly Entry<K>[],
  logged: readonly Save<K>[],
): Found<K> {
  const written = entries.flatMap(({ read }) => ('value' in read ? [read.value] : []));
  const isLater = (one: Save<K>) => (other: Save<K>) =>
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
