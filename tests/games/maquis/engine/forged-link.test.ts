import '../../../setup/steps.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRecord, makeRecord, readLink, replay } from '#games/maquis/engine/index.ts';
import { setUpDigits } from '#games/maquis/engine/link.ts';
import { rulesetCalled } from '#games/maquis/engine/rulesets.ts';
import { packed } from '#play/links/digits.ts';
import { checkedText } from '#play/links/link-text.ts';
import { MOST_MOVES } from '#play/rules/game-rules.ts';
import { LINK_FAULT_CODES } from '../../../play/links/link-fault-codes.ts';
import { stepsOf } from '../../../setup/steps.ts';
import { LINK, SET_UP } from './links.ts';

/**
 * The most steps that a link may take of the page: those of a game of the greatest length, played
 * through.
 */
const MOST_STEPS = 2_000_000;
/** So many links are counted together, as counting takes its time. */
const LINKS_TOGETHER = { minLength: 20, maxLength: 20 };

/** A game or a deal that can be played, or a fault with a known code; never anything else. */
function expectSound(told: ReturnType<typeof readLink>): void {
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

  test('ends in a fault or a game, in few steps', () => {
    fc.assert(
      fc.property(fc.array(texts, LINKS_TOGETHER), (some) => {
        expect(stepsOf(() => some.map(readLink))).toBeLessThan(MOST_STEPS);
        some.map(readLink).forEach(expectSound);
      }),
      { numRuns: 150 },
    );
  });

  test('and so do numbers with a right checksum, as nobody but a forger makes them', () => {
    const forged = fc.tuple(
      fc.constantFrom('game=1', 'deal=1'),
      fc.bigInt({ min: 0n, max: 1n << 3000n }),
    );
    fc.assert(
      fc.property(fc.array(forged, LINKS_TOGETHER), (some) => {
        const links = some.map(([label, number]) => label + checkedText(label, number));
        expect(stepsOf(() => links.map(readLink))).toBeLessThan(MOST_STEPS);
        links.map(readLink).forEach(expectSound);
      }),
      { numRuns: 25 },
    );
  });

  test('a forged game of the greatest length takes few steps as well', () => {
    const digits = [
      ...setUpDigits(SET_UP, rulesetCalled('pnp-1.1')),
      [MOST_MOVES, MOST_MOVES + 1],
    ] as const;
    const largest = (1n << 40_000n) - 1n;
    const value = packed([...digits, [0, MOST_MOVES + 1]]) + largest * 10n ** 40n;
    const text = `game=1${checkedText('game=1', value)}`;
    expect(stepsOf(() => readLink(text))).toBeLessThan(MOST_STEPS);
    expectSound(readLink(text));
  });
});
