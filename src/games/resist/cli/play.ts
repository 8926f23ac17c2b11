import type { Values } from '#cli/options.ts';
import { countFrom, wordFrom } from '#cli/values.ts';
import { READINGS, SPLITS } from '../data/index.ts';
import { type Move, makeRecord, newGame, outcomeOf } from '../engine/index.ts';
import { playResist, RESIST_BUDGET, RESIST_POLICIES } from './played-game.ts';

const options = {
  policy: 'string',
  budget: 'string',
  split: 'string',
  reading: 'string',
  states: 'boolean',
  legal: 'boolean',
} as const;

export const resistPlay = {
  newGame,
  syntax:
    '[--policy random|plain|coach] [--budget N] [--split random|draft] [--reading strict|lenient] [--states] [--legal]',
  options,
  playerFor(values: Values<typeof options>) {
    const split = wordFrom('--split', values.split ?? 'random', SPLITS);
    const reading = wordFrom('--reading', values.reading ?? 'strict', READINGS);
    const id = wordFrom('--policy', values.policy ?? 'random', RESIST_POLICIES);
    const budget = countFrom('--budget', values.budget ?? RESIST_BUDGET);
    return (seed: string) => {
      const setUp = { split, reading, seed };
      const moves: Move[] = [];
      const end = playResist(setUp, { id, budget }, (move) => moves.push(move));
      return { setUp, moves, record: makeRecord(setUp, moves, outcomeOf(end)) };
    };
  },
};
