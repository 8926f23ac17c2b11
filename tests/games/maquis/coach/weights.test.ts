import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALL_FEATURES,
  BOARD_FEATURES,
  ROWS,
  readBoard,
  readCards,
  unseenCards,
} from '#games/maquis/coach/features.ts';
import { WEIGHTS_MADE } from '#games/maquis/coach/index.ts';
import { WEIGHTS } from '#games/maquis/coach/value/weights.ts';
import { UNITS, ValueNet } from '#games/maquis/coach/value-net.ts';
import { weightsFrom, weightsText } from '#games/maquis/coach/weights-text.ts';
import { moments } from './moments.ts';

const FILE = fileURLToPath(
  new URL('../../../../src/games/maquis/coach/value/weights.ts', import.meta.url),
);

test('the weights that are shipped are small, and say which command made them', () => {
  const file = readFileSync(FILE);
  expect(gzipSync(file).length).toBeLessThan(150 * 1024);
  expect(file.length).toBeLessThan(150 * 1024);
  expect(file.toString('utf8')).toMatch(
    /WEIGHTS_MADE = \{\n {2}commands: \[\n( {4}'train --minutes [\d.]+ .*--seed \d+.*',\n)+ {2}\],/,
  );
  expect(WEIGHTS_MADE.games).toBeGreaterThan(1000);
});

test('weights come back from their text as they went into it', () => {
  const weights = weightsFrom(WEIGHTS);
  expect(weights.rows).toHaveLength(ROWS * UNITS);
  expect(weights.rows.some((weight) => weight !== 0)).toBe(true);
  expect(weightsText(weights)).toBe(WEIGHTS);
});

test('a text of another size is no weights', () => {
  expect(() => weightsFrom(WEIGHTS.slice(0, -400))).toThrow(RangeError);
  expect(() => weightsFrom(`${WEIGHTS.slice(0, -400)}${WEIGHTS.slice(-800)}`)).toThrow(RangeError);
  expect(() => weightsFrom('')).toThrow(RangeError);
});

test('every position answers every sign with one of its rows, no two signs with the same', () => {
  fc.assert(
    fc.property(moments, (position) => {
      const rows = new Int32Array(ALL_FEATURES).fill(-1);
      readBoard(position, rows);
      expect(rows.subarray(0, BOARD_FEATURES).every((row) => row >= 0 && row < ROWS)).toBe(true);
      expect(rows.subarray(BOARD_FEATURES).every((row) => row === -1)).toBe(true);
      readCards(unseenCards(position), rows);
      expect(rows.every((row) => row >= 0 && row < ROWS)).toBe(true);
      expect(new Set(rows).size).toBe(ALL_FEATURES);
    }),
  );
});

test('a value keeps its sums from position to position and is never led astray by it', () => {
  const weights = weightsFrom(WEIGHTS);
  const one = new ValueNet(weights);
  fc.assert(
    fc.property(moments, (position) => {
      const fresh = new ValueNet(weights);
      expect(one.look(position)).toEqual(fresh.look(position));
      one.judge(one.look(position), 0, unseenCards(position));
      fresh.judge(fresh.look(position), 0, unseenCards(position));
      expect([one.win, one.draw]).toEqual([fresh.win, fresh.draw]);
      expect(one.win + one.draw).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
