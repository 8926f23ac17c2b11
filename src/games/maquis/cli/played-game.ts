import { choose, sightOf } from '#maquis/coach/index.ts';
import { choosePlainly } from '#maquis/coach/plain-player.ts';
import { cardDrawnBySite, type Deal, type Move, newGame } from '#maquis/engine/index.ts';
import { drawMove } from '#maquis/engine/move.ts';
import { makeMove } from '#maquis/engine/play.ts';
import { type Draft, draftOf, OVER, PHASE } from '#maquis/engine/position.ts';
import { randomFrom } from '#shared/random.ts';
import { playAtRandom } from './random-game.ts';

/** Who plays: by chance, by rule of thumb, or as the coach advises. */
export const POLICIES = ['random', 'plain', 'coach'] as const;
export type PolicyId = (typeof POLICIES)[number];

/** How many games the coach simulates for a decision where nobody says. */
export const USUAL_BUDGET = '1000';

export interface Policy {
  readonly id: PolicyId;
  /** How many games the coach simulates for a decision. */
  readonly budget: number;
}

/**
 * Plays a whole game and gives the position it ends in. The player's chance is not the cards' chance:
 * whoever plays, the same seed deals the same cards as long as as many were drawn before.
 *
 * @param made told of every move right after it was made, and the position it led to
 */
export function playGame(
  setUp: Required<Deal>,
  { id, budget }: Policy,
  made?: (move: Move, draft: Draft) => void,
): Draft {
  const draft = draftOf(newGame(setUp));
  if (id === 'random') {
    playAtRandom(draft, randomFrom(`random player ${setUp.seed}`), (move) => made?.(move, draft));
    return draft;
  }
  for (let n = 0; draft[PHASE] !== OVER; n++) {
    const sight = sightOf(draft);
    const chosen =
      id === 'plain' ? choosePlainly(sight) : choose(sight, { budget, seed: `${setUp.seed} ${n}` });
    const move = chosen ?? drawMove(cardDrawnBySite(draft));
    makeMove(draft, move);
    made?.(move, draft);
  }
  return draft;
}
