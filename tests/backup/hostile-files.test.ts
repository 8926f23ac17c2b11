import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dealtSetUp, makeRecord } from '#games/les-poilus/engine/index.ts';
import { gamesIn as poilus } from '#games/les-poilus/ui/practice/read-file.ts';
import { gamesIn as maquis } from '#games/maquis/ui/aid/read-file.ts';
import { gamesIn as resist } from '#games/resist/ui/practice/read-file.ts';
import { gamesIn as sea } from '#games/set-europe-ablaze/ui/read-file.ts';
import { readsAnything } from '../setup/hostile.ts';

/* Whatever a file of games holds, it brings games or sentences. */

const fixture = (path: string): string =>
  readFileSync(new URL(`../fixtures/${path}`, import.meta.url), 'utf8');

type GamesIn = (
  text: string,
  owners: never,
  nextSeed: () => string,
) => Iterable<{ readonly game: unknown } | { readonly text: string }>;

const setUp = dealtSetUp({ players: 3, variant: 'normal', seed: 'hostile' });

const RESIST = {
  ...{ format: 'resist-record', version: 1, split: 'random', reading: 'strict', seed: 'a' },
  moves: ['mission:railroad-bridge', 'mission:barracks', 'mission:villa', 'mission:bunker'],
};

const FILES: Readonly<Record<string, readonly [sound: unknown, gamesIn: GamesIn]>> = {
  maquis: [JSON.parse(fixture('maquis/corrected.record.json')), maquis],
  resist: [RESIST, resist],
  'les poilus': [makeRecord(setUp, []), poilus],
  'set europe ablaze': [JSON.parse(fixture('set-europe-ablaze/log.json')), sea],
};

test.each(Object.entries(FILES))('%s: a file with anything in it', (_, [sound, gamesIn]) => {
  const read = (value: unknown) => {
    const told = [...gamesIn(JSON.stringify(value), {} as never, () => 'seed')];
    for (const one of told) expect('game' in one || one.text).not.toBe('');
    return told;
  };
  expect(read(sound)[0]).toHaveProperty('game');
  readsAnything(sound, read, true);
});
