import * as v from 'valibot';
import { MOST_MOVES } from '../rules/game-rules.ts';

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

/** A game as it is written down: its set-up and its moves. Every position follows from them. */
export interface RecordFields<
  Head extends { readonly format: string; readonly version: number },
  Outcome,
> {
  readonly format: Head['format'];
  readonly version: Head['version'];
  readonly moves: readonly string[];
  /** There once the game is over, and not before. */
  readonly outcome?: Outcome;
}

type Fields = Readonly<Record<string, unknown>>;

type Parsed<GameRecord, Fault> =
  | { readonly record: GameRecord }
  | { readonly fault: Fault | FormFault };

/**
 * How a game takes a record's fields: whether they are of one of its own at all, and then their values.
 * What belongs to no record is left out; moves may still be illegal, which only replaying tells.
 */
// @__NO_SIDE_EFFECTS__
export const recordChecker =
  <GameRecord, Fault>(
    /** Says of what game or version it is instead. */
    foreignFault: (fields: Fields) => Fault | undefined,
    read: (fields: Fields) => Parsed<GameRecord, Fault>,
  ) =>
  (value: unknown): Parsed<GameRecord, Fault> => {
    if (!hasFields(value)) return { fault: { code: 'not-an-object' } };
    const foreign = foreignFault(value);
    return foreign ? { fault: foreign } : read(value);
  };

/** Reads a record from its text, which is JSON. */
// @__NO_SIDE_EFFECTS__
export const recordParser =
  <Read>(checkRecord: (value: unknown) => Read) =>
  (text: string): Read | { readonly fault: FormFault } => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return { fault: { code: 'not-json' } };
    }
    return checkRecord(value);
  };

/** Whether a value has fields; lists have none. */
const hasFields = (value: unknown): value is Fields =>
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

/** Moves as texts. */
export const moveTexts = shortList(v.pipe(v.string(), v.maxLength(100)), MOST_MOVES);

/** A seed as saves and records may hold it: any text. */
export const SeedSchema = v.pipe(v.string(), v.maxLength(200));
