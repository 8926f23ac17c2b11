import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FREE_SIGNS, unseenCards } from '#games/maquis/coach/features.ts';
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
  const weights = weightsFrom(WEIGHTS, FREE_SIGNS);
  expect(weights.rows).toHaveLength(FREE_SIGNS.rows * UNITS);
  expect(weights.rows.some((weight) => weight !== 0)).toBe(true);
  expect(weightsText(weights, FREE_SIGNS)).toBe(WEIGHTS);
});

test('a text of another size is no weights', () => {
  expect(() => weightsFrom(WEIGHTS.slice(0, -400), FREE_SIGNS)).toThrow(RangeError);
  expect(() => weightsFrom(`${WEIGHTS.slice(0, -400)}${WEIGHTS.slice(-800)}`, FREE_SIGNS)).toThrow(
    RangeError,
  );
  expect(() => weightsFrom('', FREE_SIGNS)).toThrow(RangeError);
});

test('every position answers every sign with one of its rows, no two signs with the same', () => {
  fc.assert(
    fc.property(moments, (position) => {
      const rows = new Int32Array(FREE_SIGNS.allFeatures).fill(-1);
      FREE_SIGNS.readBoard(position, rows);
      expect(
        rows
          .subarray(0, FREE_SIGNS.boardFeatures)
          .every((row) => row >= 0 && row < FREE_SIGNS.rows),
      ).toBe(true);
      expect(rows.subarray(FREE_SIGNS.boardFeatures).every((row) => row === -1)).toBe(true);
      FREE_SIGNS.readCards(unseenCards(position), rows);
      expect(rows.every((row) => row >= 0 && row < FREE_SIGNS.rows)).toBe(true);
      expect(new Set(rows).size).toBe(FREE_SIGNS.allFeatures);
    }),
  );
});

test('a value keeps its sums from position to position and is never led astray by it', () => {
  const weights = weightsFrom(WEIGHTS, FREE_SIGNS);
  const one = new ValueNet(weights, FREE_SIGNS);
  fc.assert(
    fc.property(moments, (position) => {
      const fresh = new ValueNet(weights, FREE_SIGNS);
      expect(one.look(position)).toEqual(fresh.look(position));
      one.judge(one.look(position), 0, unseenCards(position));
      fresh.judge(fresh.look(position), 0, unseenCards(position));
      expect([one.win, one.draw]).toEqual([fresh.win, fresh.draw]);
      expect(one.win + one.draw).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
