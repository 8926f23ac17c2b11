import * as v from 'valibot';

/*
 * Whatever is kept on a visitor's device has a version. A form that was once given out is never
 * changed: a new one gets the next number and a migration from the one before, and the way to the
 * present form leads through all of them.
 *
 *     what lies there ── version 1 ──migrations[1]──▶ 2 ──migrations[2]──▶ 3 ──schema──▶ read
 *
 * What is newer than this page, and what no schema reads, is told apart and left as it is.
 */
export interface Versioned<Now> {
  /** The number of the present form. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, Now>;
  /**
   * What makes the next form of a form, by the number it starts from. It may take what it is given
   * for what it should be: where it throws, or gives nonsense, the thing counts as damaged. What
   * was given out without a number is version 0.
   */
  readonly migrations: Readonly<Record<number, (old: Fields) => unknown>>;
}

/** Anything with named parts. */
export type Fields = Readonly<Record<string, unknown>>;

/** Why something cannot be read. */
export type UnreadCause = 'damaged' | 'newer';

export type ReadVersioned<Now> = { readonly value: Now } | { readonly unread: UnreadCause };

/** Reads what was kept, in whatever form it was written. Never throws. */
export function readVersioned<Now>(kind: Versioned<Now>, stored: unknown): ReadVersioned<Now> {
  const from = versionOf(stored);
  if (from > kind.version) return { unread: 'newer' };
  try {
    let value = stored;
    for (let version = from; version < kind.version; version++) {
      const migrate = kind.migrations[version];
      if (!migrate) return { unread: 'damaged' };
      value = migrate(value as Fields);
    }
    const read = v.safeParse(kind.schema, value, { abortEarly: true });
    return read.success ? { value: read.output } : { unread: 'damaged' };
  } catch {
    return { unread: 'damaged' };
  }
}

function versionOf(stored: unknown): number {
  const version = (stored as Fields | null | undefined)?.version;
  return Number.isSafeInteger(version) ? (version as number) : 0;
}
