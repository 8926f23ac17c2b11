import { GOAL_IDS } from '#games/maquis/data/index.ts';
import { newGame } from '#games/maquis/engine/new-game.ts';
import type { Below } from '#shared/random.ts';
import { ValueNet, type Weights } from '../value-net.ts';
import { SelfPlay } from './self-play.ts';

/** Games of normal difficulty with any two goals, played as well as the weights can: how they ended. */
export function trial(
  weights: Weights,
  { games, simulations }: { readonly games: number; readonly simulations: number },
  below: Below,
): { win: number; draw: number; loss: number } {
  const ended = { win: 0, draw: 0, loss: 0 };
  const net = new ValueNet(weights);
  let player: SelfPlay | undefined;
  for (let n = 0; n < games; n++) {
    const west = below(GOAL_IDS.length);
    const east = (west + 1 + below(GOAL_IDS.length - 1)) % GOAL_IDS.length;
    const goals = { west: GOAL_IDS[west], east: GOAL_IDS[east] };
    const start = newGame({ difficulty: 'normal', goals });
    player ??= new SelfPlay(net, start, below);
    ended[player.play(start, { simulations, strays: 0, blur: 0 }).result]++;
  }
  return ended;
}
