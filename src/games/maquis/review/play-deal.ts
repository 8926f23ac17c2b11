import { type Budget, playerView, thinking } from '../coach/index.ts';
import { type Deal, newGame, outcomeOf, play, type Result } from '../engine/index.ts';
import { cardDealt, positionAfter } from './stepping.ts';

/** More moves than any game has that the coach plays; a game without an end is not waited for. */
const MOST_MOVES = 5000;

/**
 * Plays a deal from its start to its end as the coach would, with the cards that its seed deals. The
 * coach sees what a player would see. The same seed and budget play the same game.
 *
 * @throws Error where a game comes to no end
 */
export function playDeal(deal: Deal, { seed, budget }: Budget): Result {
  let position = newGame(deal);
  const thought = thinking(playerView(position), { seed });
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const outcome = outcomeOf(position);
    if (outcome) return outcome.result;
    thought.begin(playerView(position), `${seed} ${moves}`);
    thought.think(budget);
    const choice = thought.choice();
    position =
      choice === undefined
        ? positionAfter(position, cardDealt(position))
        : play(position, choice).position;
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
}
