import { expect, test } from 'vitest';
import {
  CARD_COPIES,
  CARD_IDS,
  HARDSHIPS,
  THREAT_KINDS,
  THREATS,
} from '#games/les-poilus/data/index.ts';
import { threatOdds } from '#games/les-poilus/odds/index.ts';
import { fraction, fractionText } from '#shared/chance/fraction.ts';
import { at } from '../engine/tables.ts';

/*
 * The chances for a small pile, counted here deal by deal: every pile of the known cards and of so
 * many of the unseen ones, in every order, with others' cards on top of it.
 */

const LEFT = ['night-gas', 'snow-gas', 'trauma-night', 'mute', 'rain-gas-trap', 'gas-whistle'];
const KNOWN = ['night-shell', 'shell-gas'];
const LAND = ['night-whistle', 'rain-gas'];

/** A table on which all is out of the game but the cards above. */
function table(upper: number, lower: number) {
  const kept = [...LEFT, ...KNOWN, ...LAND];
  const removed = CARD_IDS.flatMap((id, n) => {
    const count = CARD_COPIES[n] - kept.filter((card) => card === id).length;
    return new Array<string>(count).fill(id);
  });
  return at({
    trials: upper + lower,
    noMansLand: LAND,
    removed,
    seats: [{}, {}],
    unseen: { lower, known: KNOWN },
  });
}

function* orders(cards: readonly string[], count: number): Generator<string[]> {
  if (count === 0) yield [];
  else {
    for (const [n, card] of cards.entries()) {
      const others = cards.filter((_, other) => other !== n);
      for (const rest of orders(others, count - 1)) yield [card, ...rest];
    }
  }
}

/** Every pile, from its top: all equally likely. */
function* piles(upper: number, lower: number): Generator<string[]> {
  for (const drawn of orders(LEFT, upper + lower - KNOWN.length)) {
    const below = [...KNOWN, ...drawn.slice(upper)];
    for (const order of orders(below, lower)) yield [...drawn.slice(0, upper), ...order];
  }
}

const kindsOf = (card: string): readonly string[] =>
  THREATS.find(({ id }) => id === card)?.kinds ??
  HARDSHIPS.flatMap(({ id, kind }) => (id === card && kind ? [kind] : []));

const fails = (cards: readonly string[]): boolean =>
  THREAT_KINDS.some(
    (kind) => [...LAND, ...cards].filter((card) => kindsOf(card).includes(kind)).length >= 3,
  );

const share = (
  upper: number,
  lower: number,
  holds: (pile: readonly string[]) => boolean,
): string => {
  let [ways, all] = [0, 0];
  for (const pile of piles(upper, lower)) {
    all++;
    if (holds(pile)) ways++;
  }
  return fractionText(fraction(ways, all));
};

test.each([
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 3],
  [2, 2],
  [3, 2],
])('%i cards above, %i below of which two are known', (upper, lower) => {
  const { unseen, bustNext, trapNext, hardshipNext, bustWithin } = threatOdds(table(upper, lower));
  const isHardship = (card: string) => HARDSHIPS.some(({ id }) => id === card);
  expect(unseen).toBe(LEFT.length);
  expect(
    [bustNext, trapNext, hardshipNext, bustWithin[2], bustWithin[3], bustWithin[4]].map(
      fractionText,
    ),
  ).toEqual([
    share(upper, lower, (pile) => fails(pile.slice(0, 1))),
    share(upper, lower, ([top]) => top.endsWith('-trap')),
    share(upper, lower, ([top]) => isHardship(top)),
    share(upper, lower, (pile) => fails(pile.slice(0, 2))),
    share(upper, lower, (pile) => fails(pile.slice(0, 3))),
    share(upper, lower, (pile) => fails(pile.slice(0, 4))),
  ]);
});
