import { editionCalled } from '#games/maquis/data/index.ts';
import { newGame } from '#games/maquis/engine/new-game.ts';
import type { Below } from '#shared/random.ts';
import { ValueNet, type Weights } from '../value-net.ts';
import { SelfPlay } from './self-play.ts';
import type { Subject } from './subject.ts';

/** Games of normal difficulty with any two goals, played as well as the weights can: how they ended. */
export function trial(
  weights: Weights,
  { games, simulations }: { readonly games: number; readonly simulations: number },
  below: Below,
  { signs, ruleset }: Subject,
): { win: number; draw: number; loss: number } {
  const ended = { win: 0, draw: 0, loss: 0 };
  const net = new ValueNet(weights, signs);
  const { goals: all } = editionCalled(ruleset);
  let player: SelfPlay | undefined;
  for (let n = 0; n < games; n++) {
    const west = below(all.length);
    const east = (west + 1 + below(all.length - 1)) % all.length;
    const goals = { west: all[west], east: all[east] };
    const start = newGame({ ruleset, difficulty: 'normal', goals });
    player ??= new SelfPlay(net, start, below);
    ended[player.play(start, { simulations, strays: 0, blur: 0 }).result]++;
  }
  return ended;
}
