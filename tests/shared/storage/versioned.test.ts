// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { STORED_OWNERS } from '#games/maquis/ui/aid/mode.ts';
import { OWN } from '#games/maquis/ui/coach/my-puzzles/own.ts';
import { POSITION_IN_PROGRESS } from '#games/maquis/ui/editor/position-in-progress.ts';
import { PROGRESS } from '#play/puzzles/progress.ts';
import {
  keepPreferences,
  PREFERENCES,
  PREFERENCES_KEY,
  readPreferences,
} from '#play/ui/settings.ts';
import { quarantineKey } from '#shared/storage/local-storage.ts';
import { readVersioned, type Versioned } from '#shared/storage/versioned.ts';

/*
 * Everything kept beside the games, in every form it was ever given out in. The fixtures stay for
 * ever: whoever changes a form adds what this one writes, a number and a migration.
 */

type Stored = Readonly<Record<string, unknown>>;

const FOLDER = `${process.cwd()}/tests/fixtures/saves`;
const KINDS: Readonly<Record<string, Versioned<unknown>>> = {
  preferences: PREFERENCES,
  keepers: STORED_OWNERS.kind,
  draft: POSITION_IN_PROGRESS,
  marks: PROGRESS,
  puzzle: OWN.kind,
};

/** Until its third form, who keeps what lay among the preferences: those fixtures are its first forms. */
const FIRST_FORMS = ['v0', 'v1', 'v2'].map((version) => ({
  version,
  from: `${FOLDER}/preferences/${version}`,
}));

const FIXTURES = Object.entries(KINDS).flatMap(([name, kind]) => {
  const own = readdirSync(`${FOLDER}/${name}`).map((version) => ({
    version,
    from: `${FOLDER}/${name}/${version}`,
  }));
  return [...own, ...(name === 'keepers' ? FIRST_FORMS : [])].flatMap(({ version, from }) =>
    readdirSync(from).map((file) => ({
      file: `${name}/${version}/${file}`,
      from: Number(version.slice(1)),
      kind,
      stored: JSON.parse(readFileSync(`${from}/${file}`, 'utf8')) as Stored,
    })),
  );
});

test.each(Object.entries(KINDS))('there is a fixture of every form of %s', (name, kind) => {
  const versions = FIXTURES.filter(({ file }) => file.startsWith(`${name}/`)).map(
    (one) => one.from,
  );
  const first = Math.min(...versions);
  expect(first).toBe(name === 'puzzle' ? 1 : 0);
  for (let n = first; n <= kind.version; n++) expect(versions).toContain(n);
});

/** What a form said, wherever the present form says it. */
const SAID: Readonly<Record<string, (stored: Stored) => object>> = {
  'draft/v0': (table) => ({ table }),
  'preferences/v0': ({ bigType }) => ({ bigType }),
  'preferences/v1': ({ bigType, help }) => ({ bigType, help }),
  'preferences/v2': ({ bigType, help, onDraw }) => ({
    bigType,
    help,
    announced: { ...(onDraw as object), alone: false },
  }),
  'keepers/v0': ({ keepers }) => ({ owners: keepers }),
  'keepers/v1': ({ keepers }) => ({ owners: keepers }),
  'keepers/v2': ({ keepers }) => ({ owners: keepers }),
};

/** Fields of a form that are another kind's to read. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  preferences: ['keepers'],
  keepers: ['bigType', 'help', 'onDraw'],
};

describe.each(FIXTURES)('$file', ({ file, from, kind, stored }) => {
  test('opens in the present form and says what it said', () => {
    const said = SAID[file.replace(/\/[^/]+$/, '')]?.(stored) ?? stored;
    expect(readVersioned(kind, stored)).toMatchObject({
      value: { ...said, version: kind.version },
    });
  });

  test('is told apart where it comes from a newer version', () => {
    expect(readVersioned(kind, { ...stored, version: kind.version + 1 })).toEqual({
      unread: 'newer',
    });
  });

  test('is damaged where any one part is missing or of another sort', () => {
    const others = OTHERS[file.split('/', 1)[0] ?? ''] ?? [];
    const fields = Object.keys(stored).filter(
      (field) => field !== 'version' && !others.includes(field),
    );
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const { [field as never]: _, ...rest } = stored;
      const mayMiss = from === 0 && field === 'help';
      if (!mayMiss && field !== 'unseen') {
        expect(readVersioned(kind, rest), field).toEqual({ unread: 'damaged' });
      }
      for (const wrong of [null, 'nonsense', -7, Number.NaN, { nonsense: 1 }, ['nonsense', 1]]) {
        if (typeof wrong === typeof stored[field as never] && typeof wrong === 'string') continue;
        const read = readVersioned(kind, { ...stored, [field]: wrong });
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
    expect(readVersioned(kind, nonsense)).toEqual({ unread: 'damaged' });
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
      keepPreferences({ bigType: true, help: 'odds' });
      expect(readPreferences().bigType).toBe(true);
      expect(localStorage.getItem(quarantineKey(PREFERENCES_KEY))).toBe(text);
    },
  );
});
