import '../../../setup/steps.ts';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameRecord, makeRecord, outcomeOf } from '#games/maquis/engine/index.ts';
import {
  freshSetUp,
  recordOf,
  recordsFile,
  SAVE_VERSION,
  type Save,
  SITE_OWNS_ALL,
  type TableGame,
} from '#games/maquis/session/index.ts';
import { stepsOf } from '../../../setup/steps.ts';
import { playOut, wholeGames } from '../engine/generated/games.ts';
import { gameFromRecord, readGames } from './reading.ts';
import { gameWith, START } from './stepping.ts';

const fixture = (name: string): GameRecord =>
  JSON.parse(
    readFileSync(new URL(`../../../fixtures/maquis/${name}.record.json`, import.meta.url), 'utf8'),
  );
const [WIN, LOSS, BUSY] = [fixture('win'), fixture('loss'), fixture('busy')];
/** As it was first given out: whoever has such a file can read it for ever. */
const CORRECTED = fixture('corrected');

const read = (text: string) => readGames(text, SITE_OWNS_ALL, () => 'another seed');
const records = (games: readonly TableGame[]) => games.map(recordOf);

const saveOf = (progress: Save['progress']): Save => ({
  version: SAVE_VERSION,
  id: 'an id',
  begun: 1000,
  changed: 2000,
  progress,
});
function saved(record: GameRecord): Save {
  const told = gameFromRecord(JSON.stringify(record), SITE_OWNS_ALL, 'another seed');
  if ('fault' in told) throw new Error(told.fault.code);
  return saveOf({ game: told.game });
}
/** As it comes back: further cards have a seed to be drawn from. */
const seeded = (record: GameRecord): GameRecord => ({ seed: 'another seed', ...record });

describe('a file of games', () => {
  test('holds a record a line', () => {
    const lines = recordsFile([saved(WIN), saved(LOSS)]).split('\n');
    expect(lines.map((line) => line && JSON.parse(line))).toEqual([seeded(WIN), seeded(LOSS), '']);
  });

  test('holds no set-up that is not done', () => {
    expect(recordsFile([saveOf({ setUp: freshSetUp('s'), step: 'goals' })])).toBe('');
  });

  test('holds a corrected game past its correction, and gives it back', () => {
    const steps = [{ move: 'place:grocer' }, { correction: START }, { move: 'place:cafe' }];
    const text = recordsFile([saveOf({ game: gameWith('site', steps) })]);
    const record = JSON.parse(text);
    expect(record).toMatchObject({ moves: ['place:grocer', 'correct:1', 'place:cafe'] });
    const { games, faults } = read(text);
    expect(faults).toEqual([]);
    expect(records(games)).toEqual([record]);
  });

  test('is read back into the same games, however many and whichever', () => {
    fc.assert(
      fc.property(fc.array(wholeGames, { minLength: 1, maxLength: 5 }), (played) => {
        const all = played.map((game) => {
          const { steps, end } = playOut(game);
          const moves = steps.map(({ move }) => move);
          return makeRecord(game.setUp, moves, outcomeOf(end));
        });
        const { games, faults } = read(recordsFile(all.map(saved)));
        expect(records(games)).toEqual(all);
        expect(faults).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

describe('games are read', () => {
  test.each([
    ['one record', JSON.stringify(WIN), [WIN]],
    ['one record with corrections', JSON.stringify(CORRECTED), [CORRECTED]],
    ['one record, written for people', JSON.stringify(WIN, null, 2), [WIN]],
    ['a JSON array', JSON.stringify([WIN, LOSS]), [WIN, LOSS]],
    [
      'records a line',
      [WIN, LOSS, BUSY].map((one) => JSON.stringify(one)).join('\n'),
      [WIN, LOSS, BUSY],
    ],
    [
      'lines of another system',
      `${JSON.stringify(WIN)}\r\n${JSON.stringify(LOSS)}\r\n`,
      [WIN, LOSS],
    ],
    [
      'lines with gaps',
      `\n\n${JSON.stringify(WIN)}\n \n\n${JSON.stringify(LOSS)}\n\n`,
      [WIN, LOSS],
    ],
  ])('from %s', (_, text, expected) => {
    const { games, faults } = read(text);
    expect(records(games)).toEqual(expected.map(seeded));
    expect(faults).toEqual([]);
  });

  test('good ones beside damaged ones, each of which is named by its line', () => {
    const illegal = { ...LOSS, moves: ['upkeep'] };
    const lines = [JSON.stringify(WIN), '', '{"format": "mai', JSON.stringify(illegal), '7', '{}'];
    const { games, faults } = read(lines.join('\n'));
    expect(records(games)).toEqual([seeded(WIN)]);
    expect(faults.map(({ entry, fault }) => [entry, fault.code])).toEqual([
      [3, 'not-json'],
      [4, 'illegal-move'],
      [5, 'not-an-object'],
      [6, 'other-format'],
    ]);
  });

  test('good ones of an array beside others, each named by its number', () => {
    const { games, faults } = read(JSON.stringify([null, WIN, { ...WIN, format: 'chess' }]));
    expect(records(games)).toEqual([seeded(WIN)]);
    expect(faults.map(({ entry, fault }) => [entry, fault.code])).toEqual([
      [1, 'not-an-object'],
      [3, 'other-format'],
    ]);
  });
});

describe('what is no file of games', () => {
  const only = (code: string) => ({ games: [], faults: [{ entry: 1, fault: { code } }] });

  test.each([
    ['', 'not-json'],
    [' \n\n', 'not-json'],
    ['[]', 'not-an-object'],
  ])('is told even where it is empty: %j', (text, code) => {
    expect(read(text)).toEqual(only(code));
  });

  test.each([
    ['a cut record', JSON.stringify(WIN).slice(0, -40)],
    ['a cut record of many lines', JSON.stringify(WIN, null, 2).slice(0, -40)],
    ['prose', 'Dear all,\nhere are my games.\n'],
  ])('has one fault, not one for every line: %s', (_, text) => {
    expect(read(text)).toEqual(only('not-json'));
  });

  test('is given up after many faults', () => {
    const { games, faults } = read('{}\n'.repeat(5000) + JSON.stringify(WIN));
    expect(games).toEqual([]);
    expect(faults).toHaveLength(100);
  });

  test.each([
    ['letters', 'x'.repeat(10_000_000)],
    ['blank lines', '\n'.repeat(10_000_000)],
    ['open brackets', '['.repeat(10_000_000)],
    ['short lines', 'x\n'.repeat(2_000_000)],
  ])(
    'is read in a few walks over its letters and changes nothing, even 10 MB of noise: %s',
    (_, text) => {
      expect(stepsOf(() => expect(read(text).games).toEqual([]))).toBeLessThan(5 * text.length);
    },
  );

  test('never throws, whatever it holds', () => {
    const text = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(fc.json(), fc.constant(JSON.stringify(LOSS)))).map((all) => all.join('\n')),
    );
    fc.assert(
      fc.property(text, (one) => {
        const { games, faults } = read(one);
        for (const game of games) expect(recordOf(game)).toEqual(seeded(LOSS));
        for (const { entry } of faults) expect(entry).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
