import { randomFrom } from '#shared/random.ts';
import { choose, choosePlainly, USUAL_SIMULATIONS } from '../coach/index.ts';
import { chanceMoveOf, isChanceAsked } from '../engine/chance.ts';
import { type GameSetUp, type Move, newGame, rules } from '../engine/index.ts';
import { makeMove } from '../engine/play.ts';
import { type Draft, draftOf, OVER, PHASE } from '../engine/position.ts';
import { playAtRandom } from './random-game.ts';

/** Who plays: by chance, by rule of thumb, or as the coach advises. */
export const POLICIES = ['random', 'plain', 'coach'] as const;
export type PolicyId = (typeof POLICIES)[number];

export const USUAL_BUDGET = String(USUAL_SIMULATIONS);

export interface Policy {
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
export function playGame(
  setUp: Required<GameSetUp>,
  { id, budget }: Policy,
  made?: (move: Move, draft: Draft) => void,
): Draft {
  const draft = draftOf(newGame(setUp));
  if (id === 'random') {
    playAtRandom(draft, randomFrom(`random player ${setUp.seed}`), (move) => made?.(move, draft));
    return draft;
  }
  for (let n = 0; draft[PHASE] !== OVER; n++) {
    const move = isChanceAsked(draft) ? chanceMoveOf(draft) : chosen(draft, n);
    makeMove(draft, move);
    made?.(move, draft);
  }
  return draft;

  function chosen(position: Draft, n: number): Move {
    const sight = rules.seenBy(position);
    const seed = `${setUp.seed} ${n}`;
    return id === 'plain' ? choosePlainly(sight, seed) : choose(sight, seed, budget);
  }
}
