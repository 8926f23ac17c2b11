import { describe, expect, test } from 'vitest';
import {
  freshSetUp,
  SAVE_VERSION,
  type Save,
  STEPS_OF_SET_UP,
  type Step,
  validPart,
} from '#games/maquis/session/index.ts';
import { tableWith } from '../engine/tables.ts';
import { classifySaves, openMaquisSaves } from './maquis-saves.ts';
import { begin, gameWith, go, nameOf, START } from './stepping.ts';

/** What can be read, and how much cannot. */
function sorted(stored: readonly unknown[]) {
  const { saves, unreadable } = classifySaves(stored);
  return { saves, damaged: unreadable.length };
}

const saveOf = (progress: Save['progress'], changed = 2000): Save => ({
  version: SAVE_VERSION,
  id: 'a seed',
  begun: 1000,
  changed,
  progress,
});

const RETURNING = tableWith({
  phase: 'returning',
  workers: ['field-west'],
  acting: 'field-west',
  airdrops: { 'field-east': { food: 3 } },
  rooms: { 'spare-room-west': 'smuggler' },
  police: ['grocer'],
  soldierPawns: ['doctor'],
  soldiers: 1,
  discard: [3, 1],
  unseen: {
    soldiersThisTurn: 1,
    carrying: { goods: { money: 1 }, morale: 1, recruit: false, field: 'field-east' },
    ending: 'morale',
    broken: true,
    deck: [2, 4],
    random: [1, -2, 3, 4],
  },
});
const STEPS: Step[] = [
  { move: 'place:grocer' },
  { move: 'patrol:4', by: 'site' },
  { correction: START },
  { move: 'place:cafe' },
  { move: 'patrol:1', by: 'visitor' },
];

const GAME = saveOf({ game: gameWith('site', STEPS) });
const CORRECTED = saveOf({ game: gameWith('site', [{ correction: RETURNING }]) });
const SHOT_LET_GO = saveOf({ game: gameWith('site', STEPS.slice(0, 2)), noShotAt: 2 });
const NAMED = {
  ...saveOf({ game: gameWith('site', STEPS.slice(0, 1)) }),
  name: 'By the river',
  branchOf: { id: 'another', step: 3 },
  help: 'odds',
  order: 1500,
  revision: 7,
} as const;
const DELETED = { ...GAME, deleted: 3000 };
const UNDONE = saveOf({ game: gameWith('site', STEPS.slice(0, 2)), ahead: STEPS.slice(3) });
const { deck: _, random: __, ...SEEN } = RETURNING.unseen ?? {};
const FROM_POSITION = saveOf({
  game: { ...gameWith('site', [{ move: 'return' }]), from: { ...RETURNING, unseen: SEEN } },
});
const WRONG = tableWith({ workers: ['safe-house'] });
const SETTING_UP = saveOf({
  setUp: { ...freshSetUp('a seed'), goals: { west: 'sabotage' } },
  step: 'tiles',
});

describe('good saves', () => {
  test.each([
    ['a game', GAME],
    ['a game with a correction', CORRECTED],
    ['a game with undone steps', UNDONE],
    ['a game whose last shot was let go', SHOT_LET_GO],
    ['a branch with a name, a place and help', NAMED],
    ['a game from a set position', FROM_POSITION],
    ['a set-up', SETTING_UP],
  ])('come back as they were: %s', (_, save) => {
    expect(sorted([JSON.parse(JSON.stringify(save))])).toEqual({ saves: [save], damaged: 0 });
    expect(sorted([structuredClone(save)])).toEqual({ saves: [save], damaged: 0 });
  });

  test.each(STEPS_OF_SET_UP)('of a set-up at any step: %s', (step) => {
    expect(sorted([saveOf({ setUp: freshSetUp(''), step })]).damaged).toBe(0);
  });

  test('come latest first, and among the damaged as well', () => {
    const progress = GAME.progress;
    const [old, late, middle] = [1, 3, 2].map((order) => ({ ...saveOf(progress), order }));
    expect(
      sorted([old, null, late, 'nonsense', middle, { ...old, version: SAVE_VERSION + 1 }]),
    ).toEqual({
      saves: [late, middle, old],
      damaged: 3,
    });
  });

  test('none at all is nothing found', () => {
    expect(sorted([])).toEqual({ saves: [], damaged: 0 });
  });
});

describe('what cannot be read', () => {
  test.each([
    [undefined],
    [null],
    [''],
    ['{}'],
    [0],
    [[]],
    [{}],
    [[GAME]],
    [new Map([['version', 2]])],
    [{ ...GAME, version: 0 }],
    [{ ...GAME, version: 1.5 }],
    [{ ...GAME, version: '1' }],
    [{ ...GAME, id: 7 }],
    [{ ...GAME, changed: Number.NaN }],
    [{ ...GAME, progress: null }],
    [{ ...GAME, progress: { game: null } }],
    [{ ...GAME, progress: { ...GAME.progress, ahead: [{}] } }],
    [{ ...GAME, progress: { game: { ...gameWith('site'), from: WRONG } } }],
    [{ ...GAME, progress: { setUp: freshSetUp(''), step: 'no such step' } }],
  ])('is counted and left: %j', (value) => {
    expect(sorted([value, GAME])).toEqual({ saves: [GAME], damaged: 1 });
  });
});

type Path = readonly (string | number)[];

/** The way to every value inside a value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...parts.flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

/** A copy with another value in one place, or, for `GONE`, with nothing there. */
function damaged(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const at = copy as Record<string | number, unknown>;
  if (rest.length === 0 && by === GONE) delete at[key];
  else at[key] = damaged(at[key], rest, by);
  return copy;
}

const GONE = Symbol('gone');
const DAMAGE = [
  GONE,
  undefined,
  null,
  '',
  'nonsense',
  'x'.repeat(300),
  -2,
  1.5,
  1e9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [],
  ['nonsense'],
  {},
  { nonsense: 1 },
];

/** Takes a save up as the table aid does, and goes on with it. */
function takenUp({ progress }: Save): string {
  const resume = 'game' in progress ? { game: validPart(progress.game) } : progress;
  const state = begin({ resume });
  return nameOf(go(state, 'continue undo cancelUndo next'));
}

describe.each([
  ['a game', GAME],
  ['a game with a correction', CORRECTED],
  ['a game with undone steps', UNDONE],
  ['a game whose last shot was let go', SHOT_LET_GO],
  ['a branch with a name, a place and help', NAMED],
  ['a game from a set position', FROM_POSITION],
  ['a set-up', SETTING_UP],
])('%s with any one value damaged', (_, save) => {
  const all = pathsIn(save).flatMap((path) =>
    DAMAGE.map((by) => ({ path, value: damaged(save, path, by) })),
  );

  test('is read or counted, and never thrown', () => {
    for (const { value } of all) {
      const { saves, damaged: count } = sorted([value, save]);
      expect(saves.length + count).toBe(2);
      expect(saves).toContainEqual(save);
    }
  });

  test('can be taken up if it is read', () => {
    const read = all.flatMap(({ value }) => sorted([value]).saves);
    expect(read.length).toBeGreaterThan(0);
    for (const one of read) expect(takenUp(one)).toMatch(/^(setUp$|playing\.)/);
  });

  test('is not read where a value of another kind stands', () => {
    const wrong = pathsIn(save).filter((path) => path.length > 0);
    for (const path of wrong) {
      expect(sorted([damaged(save, path, { nonsense: 1 })]).damaged, path.join('.')).toBe(
        isRecordOfOptional(path) ? 0 : 1,
      );
    }
  });
});

/** Where everything may be missing, an object of nothing known says nothing. */
const isRecordOfOptional = (path: Path): boolean =>
  /(airdrops(\.field-\w+)?|rooms|unseen|carrying\.goods|progress\.setUp\.goals)$/.test(
    path.join('.'),
  );

test('deleted games are told apart from those that are not', () => {
  expect(classifySaves([DELETED, GAME])).toEqual({
    saves: [GAME],
    deleted: [DELETED],
    unreadable: [],
  });
});

test.each([{ seen: STEPS.length + 1 }, { seen: -1 }])(
  'a game of which more was seen than happened is not read: %j',
  (wrong) => {
    const game = { ...gameWith('site', STEPS), ...wrong };
    expect(sorted([saveOf({ game })]).damaged).toBe(1);
  },
);

test.each([
  { begun: -1 },
  { changed: 8.64e15 + 1 },
  { order: Number.MAX_VALUE },
  { revision: Number.MAX_SAFE_INTEGER },
  { branchOf: { id: 'a game', step: -1 } },
])('a number that nothing can have is not read: %j', (wrong) => {
  expect(sorted([{ ...GAME, ...wrong }]).damaged).toBe(1);
});

test('a save that says the last step was not seen shows a card only if it drew one', () => {
  const game = { ...gameWith('visitor', [{ move: 'place:cafe' }]), seen: 0 };
  expect(sorted([saveOf({ game })]).damaged).toBe(0);
  expect(nameOf(begin({ resume: { game } }))).toBe('playing.patrol.awaited');
});

test('a shelf is refused where the browser offers no storage', async () => {
  await expect(openMaquisSaves('nowhere')).rejects.toThrow();
});
