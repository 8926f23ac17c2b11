import type { Policy } from '#cli/play.ts';
import { atRandom, playOut } from '#play/rules/playout.ts';
import { randomFrom } from '#shared/random.ts';
import { BoxedPlayer } from '../coach/boxed/plain-player.ts';
import { choose, playerView } from '../coach/index.ts';
import { isOfFreeEdition } from '../coach/inputs.ts';
import { choosePlainly } from '../coach/plain-player.ts';
import type { DifficultyId } from '../data/index.ts';
import { engine } from '../engine/engine.ts';
import { type Deal, type GoalPair, type Move, newGame, type Result } from '../engine/index.ts';
import { type MutablePosition, mutableCopy } from '../engine/position.ts';
import type { EditionPlayed } from './options.ts';

/** How many games the coach simulates for a decision where nobody says. */
export const USUAL_BUDGET = 1000;

/**
 * Plays a whole game and gives the position it ends in. The player's chance is not the cards' chance:
 * whoever plays, the same seed deals the same cards as long as as many were drawn before.
 *
 * @param made told of every move right after it was made, and the position it led to
 */
export function playGame(
  setUp: Deal & { readonly seed: string },
  { id, budget }: Policy,
  made?: (move: Move, draft: MutablePosition) => void,
): MutablePosition {
  const draft = mutableCopy(newGame(setUp));
  playOut(engine, draft, player(), made && ((move) => made(move, draft)));
  return draft;

  function player(): (draft: MutablePosition, n: number) => Move | undefined {
    switch (id) {
      case 'random':
        return atRandom(engine, randomFrom(`random player ${setUp.seed}`));
      case 'plain': {
        if (isOfFreeEdition(draft)) return (now) => choosePlainly(playerView(now));
        const plain = new BoxedPlayer(randomFrom(`plain player ${setUp.seed}`));
        return (now) => plain.choose(now);
      }
      default:
        return (draft, n) => choose(playerView(draft), { budget, seed: `${setUp.seed} ${n}` });
    }
  }
}

/** What is played for a row: each game by its own number behind the seed. */
export interface Match {
  readonly policy: Policy;
  readonly edition: EditionPlayed;
  readonly difficulty: DifficultyId;
  readonly seed: string;
}

export interface Ended {
  readonly goals: GoalPair;
  readonly result: Result;
}
