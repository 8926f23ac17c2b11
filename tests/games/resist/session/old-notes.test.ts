import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Notes,
  type NotesSaves,
  noteRules,
  notesSaveFormat,
} from '#games/resist/session/notes/index.ts';
import { replay } from '#play/history/game-history.ts';
import { savesOf } from '#play/saves/save.ts';
import { readVersioned } from '#shared/storage/versioned.ts';

/*
 * Notes kept before anybody was asked what a card had done: what was told of it was told by the way, or not at all.
 */

interface OldNotes {
  readonly save: object;
  readonly comesTo: Notes;
}

const OLD = readFileSync('tests/fixtures/resist/notes/version-1.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line): OldNotes => JSON.parse(line));

test.each(OLD.map((old, n) => [n, old] as const))(
  'notes of before come to what they came to: %i',
  (_, { save, comesTo }) => {
    const read = readVersioned(savesOf<NotesSaves>(notesSaveFormat), save);
    if (!('value' in read)) throw new Error('not read');
    const replayed = replay(noteRules, read.value.progress.game);
    if ('fault' in replayed) throw new Error(`step ${replayed.fault.step}`);
    expect(replayed.replayed.position).toMatchObject(comesTo);
  },
);
