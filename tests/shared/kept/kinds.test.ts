// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  keepPreferences,
  PREFERENCES,
  PREFERENCES_KEY,
  readPreferences,
} from '#maquis/screen/aid/preferences.ts';
import { PUZZLES } from '#maquis/screen/coach/own/own-puzzle.ts';
import { DRAFT } from '#maquis/screen/editor/draft.ts';
import { MARKS } from '#maquis/screen/puzzle/marks.ts';
import { type Kind, readKept } from '#shared/kept/kind.ts';
import { asideOf } from '#shared/kept/local.ts';

/*
 * Everything kept beside the games, in every form it was ever given out in. The fixtures stay for
 * ever: whoever changes a form adds what this one writes, a number and a migration.
 */

const FOLDER = `${process.cwd()}/tests/fixtures/saves`;
const KINDS: Readonly<Record<string, Kind<unknown>>> = {
  preferences: PREFERENCES,
  draft: DRAFT,
  marks: MARKS,
  puzzle: PUZZLES,
};

const FIXTURES = Object.entries(KINDS).flatMap(([name, kind]) =>
  readdirSync(`${FOLDER}/${name}`).flatMap((version) =>
    readdirSync(`${FOLDER}/${name}/${version}`).map((file) => ({
      file: `${name}/${version}/${file}`,
      from: Number(version.slice(1)),
      kind,
      stored: JSON.parse(readFileSync(`${FOLDER}/${name}/${version}/${file}`, 'utf8')) as object,
    })),
  ),
);

test.each(Object.entries(KINDS))('there is a fixture of every form of %s', (name, kind) => {
  const versions = FIXTURES.filter(({ file }) => file.startsWith(`${name}/`)).map(
    (one) => one.from,
  );
  const first = Math.min(...versions);
  expect(first).toBe(name === 'puzzle' ? 1 : 0);
  for (let n = first; n <= kind.version; n++) expect(versions).toContain(n);
});

/** What a form said, wherever the present form says it. */
const SAID: Readonly<Record<string, (stored: object) => object>> = {
  'draft/v0': (table) => ({ table }),
};

describe.each(FIXTURES)('$file', ({ file, from, kind, stored }) => {
  test('opens in the present form and says what it said', () => {
    const said = SAID[file.replace(/\/[^/]+$/, '')]?.(stored) ?? stored;
    expect(readKept(kind, stored)).toMatchObject({ value: { ...said, version: kind.version } });
  });

  test('is told apart where it comes from a newer version', () => {
    expect(readKept(kind, { ...stored, version: kind.version + 1 })).toEqual({ unread: 'newer' });
  });

  test('is damaged where any one part is missing or of another sort', () => {
    const fields = Object.keys(stored).filter((field) => field !== 'version');
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const { [field as never]: _, ...rest } = stored;
      const mayMiss = from === 0 && field === 'help';
      if (!mayMiss && field !== 'unseen') {
        expect(readKept(kind, rest), field).toEqual({ unread: 'damaged' });
      }
      for (const wrong of [null, 'nonsense', -7, Number.NaN, { nonsense: 1 }, ['nonsense', 1]]) {
        if (typeof wrong === typeof stored[field as never] && typeof wrong === 'string') continue;
        const read = readKept(kind, { ...stored, [field]: wrong });
        // Where everything may be missing, an object of nothing known says nothing.
        const isNothing = field === 'unseen' && typeof wrong === 'object' && wrong !== null;
        if (!isNothing) expect(read, `${field}: ${wrong}`).toEqual({ unread: 'damaged' });
      }
    }
  });
});

test.each([
  null,
  undefined,
  0,
  '',
  'text',
  [],
  () => 1,
  { version: 'x' },
  { version: -1 },
  { version: Number.MIN_SAFE_INTEGER },
])('nonsense is damaged, whatever it is: %s', (nonsense) => {
  for (const kind of Object.values(KINDS)) {
    expect(readKept(kind, nonsense)).toEqual({ unread: 'damaged' });
  }
});

describe('what cannot be read', () => {
  beforeEach(() => localStorage.clear());

  test.each([['{"version":7,"something":"else"}'], ['{"version":1,"keepers":']])(
    'is set aside before its key is used again: %s',
    (text) => {
      localStorage.setItem(PREFERENCES_KEY, text);
      expect(readPreferences().help).toBe('none');
      expect(localStorage.getItem(PREFERENCES_KEY)).toBe(text);
      keepPreferences({ ...readPreferences(), bigType: true, help: 'odds' });
      expect(readPreferences().bigType).toBe(true);
      expect(localStorage.getItem(asideOf(PREFERENCES_KEY))).toBe(text);
    },
  );
});
