import * as fc from 'fast-check';
import { keepsContract } from '../contract.ts';
import { saveFormat, type ToySaves } from './save-format.ts';
import { rules, SEATS } from './toy.ts';

keepsContract<ToySaves>({
  rules,
  saveFormat,
  setUps: fc.record({
    ruleset: fc.constant('toy-1' as const),
    cards: fc.integer({ min: 3, max: 9 }),
    seed: fc.string({ maxLength: 8 }),
  }),
  seats: () => SEATS,
  otherwise(position, seat) {
    const { cards, hands, calls } = position;
    const free = Array.from({ length: cards }, (_, n) => n + 1).filter(
      (one) => one !== hands[seat],
    );
    const other = <Item>(items: readonly (Item | null)[], item: Item) =>
      items.map((one, n) => (n === seat || one === null ? one : item));
    return {
      ...position,
      hands: other(hands, free[free.length - 1]),
      calls: other(calls, 'lower' as const),
      random: [4, 3, 2, 1],
    };
  },
  games: 40,
});
