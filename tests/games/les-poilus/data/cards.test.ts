import { expect, test } from 'vitest';
import {
  CARD_COPIES,
  CARD_IDS,
  HARDSHIPS,
  SOLDIERS,
  SUPPORT_TILES,
  THREAT_KINDS,
  THREATS,
  VARIANTS,
} from '#games/les-poilus/data/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test('les-poilus.components: 59 cards, 39 threats and 20 hardships (test e)', () => {
  expect(sum(CARD_COPIES)).toBe(59);
  expect(sum(THREATS.map(({ copies }) => copies))).toBe(39);
  expect(HARDSHIPS).toHaveLength(20);
  expect([CARD_IDS.length, new Set(CARD_IDS).size]).toEqual([47, 47]);
});

test('les-poilus.threat-kinds: 84 symbols, 14 of each kind, nine traps (test e)', () => {
  const showing = THREAT_KINDS.map((kind) =>
    sum(THREATS.map(({ kinds, copies }) => (kinds.includes(kind) ? copies : 0))),
  );
  expect(showing).toEqual([14, 14, 14, 14, 14, 14]);
  expect(THREATS.filter(({ trap }) => trap)).toHaveLength(9);
});

test('les-poilus.wounded, les-poilus.merry-christmas: 20 symbols on 20 hardships (test e)', () => {
  expect(sum(HARDSHIPS.map(({ symbols }) => symbols))).toBe(20);
  const of = (id: string) => HARDSHIPS.find((card) => card.id === id)?.symbols;
  expect([of('wounded'), of('merry-christmas'), of('mute')]).toEqual([2, 0, 1]);
});

test('les-poilus.components: three of the commonest pairs, two of the others', () => {
  const copies = (id: string) => THREATS.find((card) => card.id === id)?.copies;
  expect(['night-shell', 'snow-whistle', 'rain-gas'].map(copies)).toEqual([3, 3, 3]);
  expect(['night-gas', 'snow-shell', 'rain-whistle'].map(copies)).toEqual([2, 2, 2]);
  expect(['night-snow', 'all-six', 'rain-gas-trap'].map(copies)).toEqual([1, 1, 1]);
});

test('les-poilus.lucky-charm: a soldier for each kind of threat', () => {
  expect(SOLDIERS.map(({ charm }) => charm)).toEqual(THREAT_KINDS);
});

test('les-poilus.setup-tiles: sixteen tiles, double arrows from four players on', () => {
  expect(SUPPORT_TILES.map(({ copies }) => copies)).toEqual([6, 6, 2, 2]);
  expect(SUPPORT_TILES.map(({ players }) => players)).toEqual([2, 2, 4, 4]);
});

test('les-poilus.veteran: 30 cards in Trials; les-poilus.discovery: no traps', () => {
  expect(VARIANTS.map(({ trials, traps }) => [trials, traps])).toEqual([
    [25, true],
    [25, false],
    [30, true],
  ]);
});
