import { expect, test } from 'vitest';
import { dealtSetUp, poilusRules, type SetUp } from '#games/les-poilus/engine/index.ts';
import type { PoilusSaves } from '#games/les-poilus/session/index.ts';
import { POILUS_FILES } from '#games/les-poilus/ui/practice/files.ts';
import { gamesIn } from '#games/les-poilus/ui/practice/read-file.ts';
import type { EntryRead, GameFiles } from '#play/game-mode.ts';
import { gameFrom } from '#play/history/game.ts';
import type { Save } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import {
  ALL,
  noSeed,
  type RoomWithFiles,
  saveOf,
  stepsOf,
  testFilesOf,
} from '../../../play/ui/record-files.ts';

const poilusSave = (setUp: SetUp, most: number, way: PoilusSaves['extra']['way']) => {
  const steps = stepsOf(poilusRules, setUp, most);
  const game = { ...gameFrom<PoilusSaves>(setUp, { deck: 'site' }), steps, seen: steps.length };
  return saveOf({ game, way, names: [] }) as unknown as Save<SaveTypes>;
};
const OPEN = dealtSetUp({ seed: 'a', players: 3 });

const practice: RoomWithFiles = {
  files: POILUS_FILES as unknown as GameFiles<SaveTypes>,
  read: (text) => [...gamesIn(text, { deck: 'site' }, noSeed)] as unknown as EntryRead<SaveTypes>[],
  save: (most) => poilusSave(OPEN, most, 'open'),
};

testFilesOf(practice);

test('a game goes into a file once its hands may be seen', () => {
  expect(practice.files.has(poilusSave(OPEN, 25, 'round'))).toBe(false);
  expect(practice.files.has(poilusSave(OPEN, ALL, 'round'))).toBe(true);
});

test('a record that tells no hands opens in no practice', () => {
  const record = JSON.parse(practice.files.text([practice.save(0)]));
  const { tiles: _, deck: __, ...secret } = { ...record, hands: 'secret' };
  expect(practice.read(JSON.stringify(secret))).toMatchObject([
    { entry: 1, text: 'In this file “hands” is "secret", which does not belong there.' },
  ]);
});

test('les-poilus.setup-tiles: a record that cannot begin is refused with the reason and its rule', () => {
  const record = JSON.parse(practice.files.text([practice.save(0)]));
  const [[, ...tiles], ...others] = record.tiles;
  // Three play without double tiles.
  const double = { ...record, tiles: [['double-left', ...tiles], ...others] };
  const [fault] = practice.read(JSON.stringify(double));
  expect(fault).toMatchObject({ entry: 1, rule: 'les-poilus.setup-tiles' });
  expect(fault).toHaveProperty('text', expect.stringMatching(/Double left/));
});
