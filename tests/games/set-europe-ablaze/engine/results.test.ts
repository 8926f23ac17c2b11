import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveAnswer } from '#games/set-europe-ablaze/cli/resolve.ts';
import type { UnknownRecord } from '#games/set-europe-ablaze/engine/read-state.ts';

/*
 * Results worked by hand from the rules: what has to be decided next, what the table looks like then, and
 * the case that decided. Tables in them are made up.
 */
interface Row extends UnknownRecord {
  readonly id: string;
  readonly title: string;
  readonly expect: {
    readonly offered?: {
      readonly options: readonly UnknownRecord[];
      readonly barred?: readonly UnknownRecord[];
    } | null;
    readonly after?: Readonly<Record<string, unknown>>;
    readonly absent?: readonly string[];
    readonly case?: string | null;
    readonly refused?: UnknownRecord;
  };
}

const rows = readFileSync(
  join(import.meta.dirname, '../../../fixtures/set-europe-ablaze/results.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line));

/** A value by its path; Areas and boxes are parts within parts. */
const at = (of: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as UnknownRecord | undefined)?.[key], of);

/** What lies on the table, entry by entry, as far as a result may touch it. */
function flat(of: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (typeof of !== 'object' || of === null || Array.isArray(of)) return [[path, of]];
  return Object.entries(of).flatMap(([key, value]) => flat(value, path ? `${path}.${key}` : key));
}

/** Marks of what acted, and what a result is made of, are no part of the comparison. */
const ASIDE = /^(phase|active|impulse|resolution|rulings|mobilized|drawn)\b/;

test.each(rows.map((row) => [`${row.id}: ${row.title}`, row] as const))('%s', (_, row) => {
  const { expect: expected, ...line } = row;
  const answer = resolveAnswer(line) as { readonly result: UnknownRecord };
  const { result } = answer;
  if (expected.refused) {
    expect(result).toEqual({ id: row.id, refused: expected.refused });
    return;
  }
  const offered = result.offered as Row['expect']['offered'];
  if (expected.offered) {
    const { barred = [], ...rest } = expected.offered;
    const { barred: told = [], ...open } = offered ?? { options: [] };
    expect(open).toEqual(rest);
    expect(told).toEqual(expect.arrayContaining([...barred]));
  } else expect(offered).toBeNull();
  expect(result.case).toBe(expected.case);
  for (const path of expected.absent ?? []) expect(at(result.after, path)).toBeUndefined();
  const changes = Object.entries(expected.after ?? {});
  expect(changes.map(([path]) => [path, at(result.after, path)])).toEqual(changes);
  // All else stays as it was.
  const touched = changes.map(([path]) => path);
  for (const [path, value] of flat(row.position)) {
    if (ASIDE.test(path) || touched.includes(path)) continue;
    if (
      path.endsWith('.demoralized') &&
      at(result.after, path.replace('demoralized', 'strength')) === 0
    )
      continue;
    expect([path, at(result.after, path)]).toEqual([path, value]);
  }
});
