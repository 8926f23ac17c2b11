import { gameFrom, type Owners } from '#play/history/game.ts';
import type { SaveKinds } from '#play/saves/codec.ts';
import type { Save } from '#play/saves/save.ts';
import type { EntryRead, GameFiles } from '#play/screen/face.ts';
import { RULESET } from '#resist/data/index.ts';
import { rules } from '#resist/engine/index.ts';
import { FILES } from '#resist/screen/practice/files.ts';
import { gamesIn } from '#resist/screen/practice/read-file.ts';
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
