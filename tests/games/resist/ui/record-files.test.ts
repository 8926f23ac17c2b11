import { expect, test } from 'vitest';
import { RULESET } from '#games/resist/data/index.ts';
import { resistRules } from '#games/resist/engine/index.ts';
import { resistSaveFormat } from '#games/resist/session/save-format.ts';
import { RESIST_FILES } from '#games/resist/ui/practice/files.ts';
import { resistPractice } from '#games/resist/ui/practice/mode.ts';
import { gamesIn } from '#games/resist/ui/practice/read-file.ts';
import type { EntryRead, GameFiles } from '#play/game-mode.ts';
import { defaultOwners, gameFrom, type Owners } from '#play/history/game.ts';
import { type Save, savesOf } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { freshSave } from '#play/ui/frame/fresh-save.ts';
import { readVersioned } from '#shared/storage/versioned.ts';
import {
  noSeed,
  type RoomWithFiles,
  saveOf,
  stepsOf,
  testFilesOf,
} from '../../../play/ui/record-files.ts';

const practice: RoomWithFiles = {
  files: RESIST_FILES as unknown as GameFiles<SaveTypes>,
  read: (text) => [...gamesIn(text, { deck: 'site' }, noSeed)] as unknown as EntryRead<SaveTypes>[],
  save: (most) => {
    const setUp = { ruleset: RULESET, split: 'random', reading: 'strict', seed: 'a' } as const;
    const steps = stepsOf(resistRules, setUp, most);
    const game = { ...gameFrom(setUp, {} as Owners<never>), steps, seen: steps.length };
    return saveOf({ game }) as unknown as Save<SaveTypes>;
  },
};

testFilesOf(practice);

test.each([
  ['as it is opened', defaultOwners(resistPractice.saveFormat.components)],
  ['as it was once opened, without anybody who keeps the cards', {} as Owners<'deck'>],
])('a game from a file is kept so that it is read again, %s', (_, owners) => {
  const [read] = gamesIn(practice.files.text([practice.save(25)]), owners, noSeed);
  if (!read || !('game' in read)) throw new Error('the file is not read');
  const kept = JSON.parse(JSON.stringify(freshSave(resistPractice, read)));
  expect(readVersioned(savesOf(resistSaveFormat), kept)).toMatchObject({
    value: { progress: { game: { owners: { deck: 'site' } } } },
  });
});
