import type { Values } from '#cli/options.ts';
import { POLICY, type Policy, policyFrom } from '#cli/play.ts';
import { wordFrom } from '#cli/values.ts';
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
  ...POLICY.options,
  split: 'string',
  reading: 'string',
  states: 'boolean',
  legal: 'boolean',
} as const;

export const resistPlay = {
  newGame,
  syntax: `${POLICY.syntax} [--split random|draft] [--reading strict|lenient] [--states] [--legal]`,
  options,
  playerFor(values: Values<typeof options>) {
    const split = wordFrom('--split', values.split ?? 'random', SPLITS);
    const reading = wordFrom('--reading', values.reading ?? 'strict', READINGS);
    const policy = policyFrom(values.policy ?? 'random', values.budget, USUAL_SIMULATIONS);
    return (seed: string) => {
      const setUp = { split, reading, seed };
      const moves: Move[] = [];
      const end = playResist(setUp, policy, (move) => moves.push(move));
      return { setUp, moves, record: makeRecord(setUp, moves, outcomeOf(end)) };
    };
  },
};

/**
 * Plays a whole game and gives the position it ends in. The player's chance is not the cards' chance,
 * and of the position a player gets what can be seen.
 *
 * @param made told of every move right after it was made, and the position it led to
 */
export function playResist(
  setUp: Required<GameSetUp>,
  { id, budget }: Policy,
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
