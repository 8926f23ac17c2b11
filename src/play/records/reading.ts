import * as v from 'valibot';

/*
 * How the record of a game is read from its text, as far as that is the same in every game: JSON, an
 * object, values of the right form.
 */

/** Why a text is a record of no game at all. */
export type FormFault =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-an-object' }
  | {
      readonly code: 'wrong-value';
      /** The path to it: `goals.west`. */
      readonly at: string;
      readonly found: string;
      readonly expected: string;
    };

/** Reads a text as JSON, and what it holds as a record. */
export function recordIn<Read>(
  text: string,
  check: (value: unknown) => Read,
): Read | { readonly fault: FormFault } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: { code: 'not-json' } };
  }
  return check(value);
}

/** Whether a value has fields; lists have none. */
export const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that a form knows, or the first that is wrong. */
export function inForm<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
): { readonly value: Output } | { readonly fault: FormFault } {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? { value: parsed.output } : { fault: wrongValue(parsed.issues[0]) };
}

const wrongValue = (issue: v.BaseIssue<unknown>): FormFault => ({
  code: 'wrong-value',
  at: v.getDotPath(issue) ?? '',
  found: shown(issue.input),
  expected: issue.expected ?? issue.type,
});

/** A value as it can stand in a sentence: short, never more than a line, and not all of its depth. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value, outermost) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

const outermost = (key: string, inner: unknown): unknown =>
  key !== '' && typeof inner === 'object' ? '...' : inner;

/** A list that is not read where it is too long. */
export const shortList = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item));

/** Moves as texts, at most so many. */
export const moveTexts = (most: number) => shortList(v.pipe(v.string(), v.maxLength(100)), most);

/** A seed as saves and records may hold it: any text. */
export const SeedSchema = v.pipe(v.string(), v.maxLength(200));
