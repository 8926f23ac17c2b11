import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packed } from '#maquis/engine/digits.ts';
import { setUpDigits } from '#maquis/engine/game-in-digits.ts';
import {
  checkRecord,
  LINK_FAULT_CODES,
  MOST_LINK_MOVES,
  makeRecord,
  type ReadLink,
  readLink,
  replay,
} from '#maquis/engine/index.ts';
import { sealed } from '#maquis/engine/sealed-text.ts';
import { LINK, SET_UP } from './links.ts';

/** Processor time, so that a busy machine does not count; the best of three, as JavaScript warms up. */
function milliseconds(work: () => void): number {
  const runs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...runs);
}

/** A game or a deal that can be played, or a fault with a known code; never anything else. */
function expectSound(told: ReadLink): void {
  if ('fault' in told) expect(LINK_FAULT_CODES).toContain(told.fault.code);
  else if ('deal' in told) expect(checkRecord(makeRecord(told.deal, []))).toHaveProperty('record');
  else if ('position' in told) throw new Error('nobody shared a position');
  else {
    expect(checkRecord(told.game.record)).toHaveProperty('record');
    expect(replay(told.game.record)).toHaveProperty('replayed');
    expect(told.game.at).toBeLessThanOrEqual(told.game.record.moves.length);
  }
}

describe('whatever comes', () => {
  const letters = fc
    .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'))
    .map((all) => all.join(''));
  const labels = fc.constantFrom('game=1', 'deal=1', '#game=1', 'game=', 'deal=2', '#', '');
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.tuple(labels, fc.oneof(letters, fc.string())).map((parts) => parts.join('')),
    fc
      .tuple(fc.nat(LINK.length), fc.nat(20), fc.string({ maxLength: 20 }))
      .map(([at, gone, put]) => LINK.slice(0, at) + put + LINK.slice(at + gone)),
  );

  test('ends in a fault or a game, within 50 ms', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(milliseconds(() => readLink(text))).toBeLessThan(50);
        expectSound(readLink(text));
      }),
      { numRuns: 3000 },
    );
  });

  test('and so do numbers with a right checksum, as nobody but a forger makes them', () => {
    const numbers = fc.bigInt({ min: 0n, max: 1n << 3000n });
    fc.assert(
      fc.property(fc.constantFrom('game=1', 'deal=1'), numbers, (label, number) => {
        const text = label + sealed(label, number);
        expect(milliseconds(() => readLink(text))).toBeLessThan(50);
        expectSound(readLink(text));
      }),
      { numRuns: 500 },
    );
  });

  test('a forged game of the greatest length stays within 50 ms as well', () => {
    const digits = [...setUpDigits(SET_UP), [MOST_LINK_MOVES, MOST_LINK_MOVES + 1]] as const;
    const largest = (1n << 40_000n) - 1n;
    const value = packed([...digits, [0, MOST_LINK_MOVES + 1]]) + largest * 10n ** 40n;
    const text = `game=1${sealed('game=1', value)}`;
    expect(milliseconds(() => readLink(text))).toBeLessThan(50);
    expectSound(readLink(text));
  });
});
