import type { Values } from '#cli/options.ts';
import { type PolicyId, policyFrom } from '#cli/play.ts';
import { countFrom, wordFrom } from '#cli/values.ts';
import { atRandom, playOut } from '#play/rules/playout.ts';
import { randomFrom } from '#shared/random.ts';
import { choosePlainlyInResist, chooseWithCoach, USUAL_SIMULATIONS } from '../coach/index.ts';
import { READINGS, SPLITS } from '../data/index.ts';
import {
  type GameSetUp,
  type Move,
  makeRecord,
  newGame,
  outcomeOf,
  resistRules,
} from '../engine/index.ts';
import { type MutablePosition, mutableCopy } from '../engine/position.ts';
import { resistEngine } from '../engine/rules.ts';

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
    const id = policyFrom(values.policy ?? 'random');
    const budget = countFrom('--budget', values.budget ?? RESIST_BUDGET);
    return (seed: string) => {
      const setUp = { split, reading, seed };
      const moves: Move[] = [];
      const end = playResist(setUp, { id, budget }, (move) => moves.push(move));
      return { setUp, moves, record: makeRecord(setUp, moves, outcomeOf(end)) };
    };
  },
};

export const RESIST_BUDGET = String(USUAL_SIMULATIONS);

export interface ResistPolicy {
  readonly id: PolicyId;
  /** How many games the coach simulates for a decision. */
  readonly budget: number;
}

/**
 * Plays a whole game and gives the position it ends in. The player's chance is not the cards' chance,
 * and of the position a player gets what can be seen.
 *
 * @param made told of every move right after it was made, and the position it led to
 */
export function playResist(
  setUp: Required<GameSetUp>,
  { id, budget }: ResistPolicy,
  made?: (move: Move, draft: MutablePosition) => void,
): MutablePosition {
  const draft = mutableCopy(newGame(setUp));
  playOut(resistEngine, draft, player(), made && ((move) => made(move, draft)));
  return draft;

  function player(): (draft: MutablePosition, n: number) => Move | undefined {
    switch (id) {
      case 'random':
        return atRandom(resistEngine, randomFrom(`random player ${setUp.seed}`));
      case 'plain':
        return (draft, n) =>
          choosePlainlyInResist(resistRules.playerView(draft), `${setUp.seed} ${n}`);
      default:
        return (draft, n) =>
          chooseWithCoach(resistRules.playerView(draft), `${setUp.seed} ${n}`, budget);
    }
  }
}
