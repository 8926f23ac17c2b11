import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  checkRecord,
  type GameRecord,
  gameLink,
  legalMoves,
  moveText,
  outcomeOf,
  readLink,
  replay,
  snapshotOf,
} from '#games/maquis/engine/index.ts';
import { cases } from '../../../../setup/cases.ts';

/*
 * Games of the boxed editions by an independent implementation: scripted ones, each for some rulings,
 * and others. Of each position six letters of a checksum over its snapshot and its legal moves are kept.
 */

interface Given {
  readonly name: string;
  readonly rulings?: readonly string[];
  readonly record: GameRecord;
  readonly checks: string;
}

const GIVEN: readonly Given[] = gunzipSync(
  readFileSync(new URL('../../../../fixtures/maquis/editions/games.jsonl.gz', import.meta.url)),
)
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const LETTERS = 6;

/** Scripted games are few and short, and all are looked at; of the others some. */
const scripted = GIVEN.filter(({ rulings }) => rulings);
const others = GIVEN.filter(({ rulings }) => !rulings);
const looked = [...scripted, ...others.slice(0, cases(others.length))];

test.each(looked)('$name: every position and every list of legal moves is as given', (given) => {
  const checked = checkRecord(given.record);
  if ('fault' in checked) throw new Error(checked.fault.code);
  const played = replay(checked.record);
  if ('fault' in played) throw new Error(JSON.stringify(played.fault));
  const { positions } = played.replayed;
  expect(given.checks).toHaveLength(LETTERS * positions.length);
  positions.forEach((position, n) => {
    const legal = legalMoves(position).map(moveText).toSorted();
    const text = JSON.stringify([snapshotOf(position), legal]);
    const check = createHash('sha256').update(text).digest('hex').slice(0, LETTERS);
    const wanted = given.checks.slice(LETTERS * n, LETTERS * (n + 1));
    expect(check, `after ${n} moves: ${text}`).toBe(wanted);
  });
  expect(outcomeOf(positions[positions.length - 1])).toEqual(given.record.outcome);
});

test('a link holds a whole game of each edition', () => {
  for (const { record } of scripted) {
    const { outcome: _, ...told } = record;
    const read = readLink(gameLink({ record, at: record.moves.length }));
    expect(read).toMatchObject({ game: { record: told } });
  }
});
