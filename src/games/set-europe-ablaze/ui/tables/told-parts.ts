import { isUnknownRecord, type UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';

/*
 * The forms read what is entered as it was written, also a section at fault: what has another shape
 * than it should is as if it were not there, and stays in the text below.
 */

/** The entries of an object; none where there is no object. */
export const entriesOf = (value: unknown): UnknownRecord => (isUnknownRecord(value) ? value : {});

/** The objects of a list. */
export const asRecords = (value: unknown): readonly UnknownRecord[] =>
  Array.isArray(value) ? value.map(entriesOf) : [];

export const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

export const asWord = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** A list with one line changed, or taken out. */
export const withLine = (
  lines: readonly UnknownRecord[],
  place: number,
  line: UnknownRecord | undefined,
): readonly UnknownRecord[] =>
  line === undefined
    ? lines.filter((_, nth) => nth !== place)
    : lines.map((one, nth) => (nth === place ? line : one));

/** An object with one entry set, or taken out where it is absent. */
export function withEntry(object: UnknownRecord, name: string, value: unknown): UnknownRecord {
  const { [name]: _, ...rest } = object;
  return value === undefined ? rest : { ...rest, [name]: value };
}

/** A place in the tables as one word, for the field that shows it. */
export const atText = (...at: readonly (string | number)[]): string => at.join('/');
