import * as v from 'valibot';
import { SeedSchema } from '#play/records/reading.ts';
import { savesOf } from '#play/saves/save.ts';
import type { SaveFormat } from '#play/saves/save-format.ts';
import { HIDDEN, type Toy, type ToyTable } from './toy.ts';

/** A set-up of the toy that is not done, and what a game of it remembers besides its steps. */
export interface ToySaves extends Toy {
  draft: { readonly step: 'cards' | 'seed' };
  extra: { readonly note?: string };
}

const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const bySeat = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(v.array(v.nullable(v.union([item, v.literal(HIDDEN)]))), v.length(2));

export const saveFormat: SaveFormat<ToySaves> = {
  game: 'toy',
  rulesets: ['toy-1'],
  shelves: ['table'],
  components: ['deck'],
  setUp: v.object({
    ruleset: v.literal('toy-1'),
    cards: small,
    seed: v.exactOptional(SeedSchema),
  }),
  boardState: v.object({
    cards: small,
    round: small,
    hands: bySeat(small),
    calls: bySeat(v.picklist(['higher', 'lower'])),
    score: v.pipe(v.array(small), v.length(2)),
    random: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(4)),
  }),
  isValid: ({ hands }: ToyTable) => hands[0] !== hands[1] || hands[0] === null,
  draft: v.object({ step: v.picklist(['cards', 'seed']) }),
  extra: { note: v.exactOptional(v.string()) },
  version: 2,
  // The first form called the owners keepers.
  migrations: {
    1: (old) => ({
      ...JSON.parse(JSON.stringify(old).replaceAll('"keepers"', '"owners"')),
      version: 2,
    }),
  },
};

export const SAVES = savesOf(saveFormat);
