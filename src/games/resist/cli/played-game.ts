import { atRandom, playOut } from '#play/rules/playout.ts';
import { randomFrom } from '#shared/random.ts';
import { choosePlainlyInResist, chooseWithCoach, USUAL_SIMULATIONS } from '../coach/index.ts';
import { resistEngine } from '../engine/engine.ts';
import { type GameSetUp, type Move, newGame, resistRules } from '../engine/index.ts';
import { type MutablePosition, mutableCopy } from '../engine/position.ts';

/** Who plays: by chance, by rule of thumb, or as the coach advises. */
export const RESIST_POLICIES = ['random', 'plain', 'coach'] as const;
type PolicyId = (typeof RESIST_POLICIES)[number];

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
