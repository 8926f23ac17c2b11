import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableKit } from '#les-poilus/screen/aid/kit.ts';
import { kit as poilus } from '#les-poilus/screen/kit.ts';
import { MAQUIS } from '#maquis/screen/aid/kit.ts';
import type { SaveKinds } from '#play/saves/codec.ts';
import { sortOut } from '#play/saves/found.ts';
import { type Save, savesOf } from '#play/saves/save.ts';
import type { PlayKit } from '#play/screen/face.ts';
import { resumed } from '#play/screen/frame/resumed.ts';
import { answersTo, nameOf, progressText } from '#play/screen/games/game-text.ts';
import { NOTES } from '#resist/screen/notes/kit.ts';
import { kit as resist } from '#resist/screen/practice/kit.ts';
import { kit as sea } from '#set-europe-ablaze/screen/kit.ts';
import { readsAnything } from '../setup/hostile.ts';

/*
 * Whatever lies on a shelf where a game should, the room opens: with the game, or without it.
 */

/** As much of a kit as opening a game asks for. */
type Opening = Pick<PlayKit<SaveKinds>, 'codec' | 'rules' | 'words'>;

const fixture = (path: string): readonly { readonly id: string }[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/saves/${path}`, import.meta.url), 'utf8'));

const LAST = { ruleset: 'print-and-play', split: 'random', reading: 'strict', seed: 'a' };
const NOTED = {
  version: 1,
  ...{ id: 'noted', begun: 1, changed: 2, order: 3, revision: 4, name: 'Tuesday' },
  progress: {
    game: {
      setUp: { ...LAST, ruleset: NOTES.codec.rulesets[0] },
      steps: ['lay:railroad-bridge', 'lay:barracks', 'lay:villa', 'lay:bunker', 'hand:1'].map(
        (move) => ({ move }),
      ),
      ...{ owners: {}, seen: 5 },
    },
    off: ['spies'],
  },
};

const SHELVES: Readonly<Record<string, readonly [kit: unknown, saves: readonly object[]]>> = {
  'maquis, any room': [MAQUIS, fixture('game/v4/games.json')],
  'resist, practice': [resist, fixture('resist/v1/games.json').slice(1)],
  'resist, table': [NOTES, [NOTED]],
  'les poilus, practice': [poilus, fixture('les-poilus/v1/games.json')],
  'les poilus, table': [tableKit, fixture('les-poilus-table/v1/games.json')],
  'set europe ablaze, table': [sea, fixture('set-europe-ablaze/v2/games.json')],
  'set europe ablaze, first form': [sea, fixture('set-europe-ablaze/v1/games.json').slice(0, 1)],
};

test.each(Object.entries(SHELVES))('%s: a save with anything in it', (_, [given, saves]) => {
  const kit = given as Opening;
  const kind = savesOf(kit.codec);
  const open = (save: Save<SaveKinds>) => {
    const taken = resumed(kit, save);
    if (taken.trouble) return;
    nameOf(kit, save);
    progressText(kit, save);
    answersTo(kit, save, 'tuesday');
  };
  expect(sortOut(kind, saves).unreadable).toEqual([]);
  for (const sound of saves) {
    readsAnything(sound, (value) => sortOut(kind, [value]).saves.forEach(open), true);
  }
});
