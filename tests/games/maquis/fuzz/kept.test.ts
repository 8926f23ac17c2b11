import { expect, it } from 'vitest';
import { historyOf, SAVE_VERSION, type Save, summaryOf } from '#games/maquis/session/index.ts';
import { RATED_GAMES, storedRating, storeRating } from '#games/maquis/ui/coach/deal/rating.ts';
import { choiceInWords, type MyPuzzle, OWN } from '#games/maquis/ui/coach/my-puzzles/own.ts';
import {
  readPositionInProgress,
  savePositionInProgress,
} from '#games/maquis/ui/editor/position-in-progress.ts';
import { readPuzzle } from '#play/puzzles/own-puzzle.ts';
import { puzzlesKey, readProgress, saveProgress } from '#play/puzzles/progress.ts';
import { idInAddress, ownFragment } from '#play/ui/my-puzzles/own-address.ts';
import { tryOf } from '#play/ui/my-puzzles/own-puzzles.ts';
import { keepPreferences, readPreferences } from '#play/ui/settings.ts';
import { cases } from '../../../setup/cases.ts';
import { classifySaves } from '../session/maquis-saves.ts';
import { pageWith, readAll, WatchedStorage } from './boundary.ts';
import { gameAfter, puzzleOf, recordAfter, TABLE } from './kept-things.ts';
import { chances, damagedText, damagedValue, oneOf } from './mutations.ts';

const BEGUN = recordAfter(12);
const GAME = gameAfter(12);
const SAVES: readonly Save[] = [
  { version: SAVE_VERSION, id: 'a', begun: 1, changed: 2, progress: { game: GAME } },
  {
    version: SAVE_VERSION,
    id: 'b',
    begun: 1,
    changed: 2,
    name: 'Tuesday',
    branchOf: { id: 'a', step: 3 },
    progress: {
      game: { ...GAME, steps: GAME.steps.slice(0, 6), seen: 6 },
      ahead: GAME.steps.slice(6),
    },
  },
];

const PUZZLE = puzzleOf('puzzle a');

const storage = new WatchedStorage();
pageWith(storage);

/** Kept by the page itself, so that the key and the form are its own; and how it is read again. */
const LOCAL: readonly (readonly [name: string, keep: () => unknown, read: () => unknown])[] = [
  ['preferences', () => keepPreferences({ bigType: true, help: 'odds' }), readPreferences],
  ['a table being set up', () => savePositionInProgress(TABLE), readPositionInProgress],
  [
    'marks of puzzles',
    () => saveProgress(puzzlesKey('maquis'), 'safe-places-two-radios', 'solved'),
    () => readProgress(puzzlesKey('maquis')),
  ],
  [
    'ratings of deals',
    () => storeRating(BEGUN, { win: RATED_GAMES, draw: 0, loss: 0 }),
    () => storedRating(BEGUN),
  ],
];

it.each(LOCAL)(
  '5,000 damaged %s are read without harm, and left as they are',
  (name, keep, read) => {
    const below = chances(name);
    const earlier = storage.all();
    keep();
    const [key = '', sound = ''] =
      Object.entries(storage.all()).find(([own, text]) => earlier[own] !== text) ?? [];
    expect(key).not.toBe('');
    function* texts() {
      for (let n = 0; n < 5000; n++) {
        const damaged = () => JSON.stringify(damagedValue(JSON.parse(sound), below)) ?? '';
        yield below(3) === 0 ? damagedText(sound, below) : damaged();
      }
    }
    const readOne = (text: string) => {
      storage.setItem(key, text);
      const before = { changes: storage.changes, kept: storage.getItem(key) };
      read();
      expect({ changes: storage.changes, kept: storage.getItem(key) }).toEqual(before);
    };
    expect(readAll(texts(), readOne)).toBe(5000);
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
);

/** What pages do with a puzzle: they list it, open it and put its choices into words. */
function show(puzzle: MyPuzzle): void {
  expect(idInAddress(ownFragment(puzzle.id))).toBe(puzzle.id);
  const { progress } = tryOf(OWN, puzzle);
  if (!('game' in progress)) throw new Error('a try is a game');
  const begun = historyOf(progress.game);
  if ('fault' in begun) throw new Error('a try cannot begin');
  for (const move of [puzzle.played, ...puzzle.moves.map(({ move: ranked }) => ranked)]) {
    choiceInWords(begun.replayed.position, move);
  }
}

it('damaged games and puzzles are read or set aside', () => {
  const all = cases(10_000);
  const below = chances('damaged saves');
  function* values() {
    for (let n = 0; n < all; n++) yield damagedValue(oneOf([...SAVES, PUZZLE], below), below);
  }
  const readOne = (value: unknown) => {
    for (const { progress } of classifySaves([value]).saves) {
      if ('game' in progress) summaryOf(progress.game);
    }
    const puzzle = readPuzzle(OWN.kind, value);
    if (puzzle) show(puzzle);
  };
  const { changes } = storage;
  expect(readAll(values(), readOne)).toBe(all);
  expect(storage.changes).toBe(changes);
  expect(classifySaves(SAVES).saves).toHaveLength(SAVES.length);
  expect(readPuzzle(OWN.kind, PUZZLE)).toBeDefined();
});
