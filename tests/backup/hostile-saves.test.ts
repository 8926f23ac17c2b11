import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aidMode } from '#games/les-poilus/ui/aid/mode.ts';
import { poilusPractice as poilus } from '#games/les-poilus/ui/mode.ts';
import { MAQUIS_MODE } from '#games/maquis/ui/aid/mode.ts';
import { NOTES } from '#games/resist/ui/notes/mode.ts';
import { resistPractice as resist } from '#games/resist/ui/practice/mode.ts';
import { tableMode as sea } from '#games/set-europe-ablaze/ui/mode.ts';
import type { GameMode } from '#play/game-mode.ts';
import { type Save, savesOf } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { classify } from '#play/saves/scan-saves.ts';
import { resumed } from '#play/ui/frame/resumed.ts';
import { answersTo, nameOf, progressText } from '#play/ui/games/game-text.ts';
import { readsAnything } from '../setup/hostile.ts';

/*
 * Whatever lies on a shelf where a game should, the room opens: with the game, or without it.
 */

/** As much of a mode as opening a game asks for. */
type Opening = Pick<GameMode<SaveTypes>, 'saveFormat' | 'rules' | 'text'>;

const fixture = (path: string): readonly { readonly id: string }[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/saves/${path}`, import.meta.url), 'utf8'));

const LAST = { ruleset: 'print-and-play', split: 'random', reading: 'strict', seed: 'a' };
const NOTED = {
  version: 1,
  ...{ id: 'noted', begun: 1, changed: 2, order: 3, revision: 4, name: 'Tuesday' },
  progress: {
    game: {
      setUp: { ...LAST, ruleset: NOTES.saveFormat.rulesets[0] },
      steps: ['lay:railroad-bridge', 'lay:barracks', 'lay:villa', 'lay:bunker', 'hand:1'].map(
        (move) => ({ move }),
      ),
      ...{ owners: {}, seen: 5 },
    },
    off: ['spies'],
  },
};

const SHELVES: Readonly<Record<string, readonly [mode: unknown, saves: readonly object[]]>> = {
  'maquis, any room': [MAQUIS_MODE, fixture('game/v4/games.json')],
  'resist, practice': [resist, fixture('resist/v1/games.json').slice(1)],
  'resist, table': [NOTES, [NOTED]],
  'les poilus, practice': [poilus, fixture('les-poilus/v1/games.json')],
  'les poilus, table': [aidMode, fixture('les-poilus-table/v1/games.json')],
  'set europe ablaze, table': [sea, fixture('set-europe-ablaze/v2/games.json')],
  'set europe ablaze, first form': [sea, fixture('set-europe-ablaze/v1/games.json').slice(0, 1)],
};

test.each(Object.entries(SHELVES))('%s: a save with anything in it', (_, [given, saves]) => {
  const mode = given as Opening;
  const kind = savesOf(mode.saveFormat);
  const open = (save: Save<SaveTypes>) => {
    const taken = resumed(mode, save);
    if (taken.trouble) return;
    nameOf(mode, save);
    progressText(mode, save);
    answersTo(mode, save, 'tuesday');
  };
  expect(classify(kind, saves).unreadable).toEqual([]);
  for (const sound of saves) {
    readsAnything(sound, (value) => classify(kind, [value]).saves.forEach(open), true);
  }
});
