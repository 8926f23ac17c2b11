import { expect, test } from 'vitest';
import { gameFrom, type Owners } from '#play/history/game.ts';
import { siteKeeps } from '#play/history/site-keeps.ts';
import type { SaveKinds } from '#play/saves/codec.ts';
import type { Save } from '#play/saves/save.ts';
import type { EntryRead, GameFiles } from '#play/screen/face.ts';
import { freshSave } from '#play/screen/frame/fresh-save.ts';
import { RULESET } from '#resist/data/index.ts';
import { rules } from '#resist/engine/index.ts';
import { FILES } from '#resist/screen/practice/files.ts';
import { kit } from '#resist/screen/practice/kit.ts';
import { gamesIn } from '#resist/screen/practice/read-file.ts';
import { SAVES } from '#resist/table/codec.ts';
import { readKept } from '#shared/kept/kind.ts';
import {
  noSeed,
  type RoomWithFiles,
  saveOf,
  stepsOf,
  testFilesOf,
} from '../../../play/screen/record-files.ts';

const practice: RoomWithFiles = {
  files: FILES as unknown as GameFiles<SaveKinds>,
  read: (text) => [...gamesIn(text, { deck: 'site' }, noSeed)] as unknown as EntryRead<SaveKinds>[],
  save: (most) => {
    const setUp = { ruleset: RULESET, split: 'random', reading: 'strict', seed: 'a' } as const;
    const steps = stepsOf(rules, setUp, most);
    const game = { ...gameFrom(setUp, {} as Owners<never>), steps, seen: steps.length };
    return saveOf({ game }) as unknown as Save<SaveKinds>;
  },
};

testFilesOf(practice);

test.each([
  ['as it is opened', siteKeeps(kit.codec.components)],
  ['as it was once opened, without anybody who keeps the cards', {} as Owners<'deck'>],
])('a game from a file is kept so that it is read again, %s', (_, owners) => {
  const [read] = gamesIn(practice.files.text([practice.save(25)]), owners, noSeed);
  if (!read || !('game' in read)) throw new Error('the file is not read');
  const kept = JSON.parse(JSON.stringify(freshSave(kit, read)));
  expect(readKept(SAVES, kept)).toMatchObject({
    value: { progress: { game: { owners: { deck: 'site' } } } },
  });
});
