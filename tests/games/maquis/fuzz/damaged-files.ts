import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type GameRecord, upTo } from '#games/maquis/engine/index.ts';
import { recordFaultText } from '#games/maquis/i18n/record-faults.ts';
import { SITE_OWNS_ALL } from '#games/maquis/session/index.ts';
import type { Below } from '#shared/random.ts';
import { readGames } from '../session/reading.ts';
import { pageWith, WatchedStorage } from './boundary.ts';
import { chances, damagedText, damagedValue, oneOf } from './mutations.ts';

const fixture = (name: string): GameRecord =>
  JSON.parse(
    readFileSync(new URL(`../../../fixtures/maquis/${name}.record.json`, import.meta.url), 'utf8'),
  );
const RECORDS = ['win', 'draw', 'loss', 'busy', 'corrected'].map(fixture);
/** Mostly begun games: damage at their front costs no time behind it. */
export const GAMES = RECORDS.flatMap((record) => {
  const { outcome: _, ...begun } = record;
  return [3, 8, 15, 25].map((moves) => upTo(begun, moves));
});

export const storage = new WatchedStorage();
pageWith(storage);

/** A file with damage to its text, to its values, or to both. */
function damagedFile(below: Below): string {
  const game = below(40) === 0 ? oneOf(RECORDS, below) : oneOf(GAMES, below);
  const value = below(3) > 0 ? damagedValue(game, below) : game;
  const text = oneOf(
    [
      () => JSON.stringify(value),
      () => JSON.stringify([value, oneOf(GAMES, below)]),
      () => `${JSON.stringify(oneOf(GAMES, below))}\n${JSON.stringify(value)}\n`,
      () => JSON.stringify(value, null, 2),
    ],
    below,
  )();
  return value === game || below(6) === 0 ? damagedText(text ?? '', below) : (text ?? '');
}

export function* damagedFiles(count: number) {
  const below = chances('damaged files');
  for (let n = 0; n < count; n++) yield damagedFile(below);
}

/** A file is read into games that can be played, and sentences for the rest. */
export function take(text: string): void {
  const { games, faults } = readGames(text, SITE_OWNS_ALL, () => 'seed');
  if (games.length + faults.length === 0) throw new Error('nothing was said of it');
  for (const { fault } of faults) expect(recordFaultText(fault)).toMatch(/\S[.!?]”?$/);
}
