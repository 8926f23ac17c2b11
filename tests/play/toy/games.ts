import { type Game, gameFrom, stepOf } from '#play/history/game.ts';
import { type GameHistory, replay } from '#play/history/game-history.ts';
import { rules, type Toy } from './toy.ts';

/** A game of the toy with some moves in it, all of them seen; `*` before a move: the visitor entered it. */
export function toyGame(script = ''): Game<Toy> {
  const steps = script
    .split(' ')
    .filter(Boolean)
    .map((word) => stepOf(rules, word.replace('*', ''), word.startsWith('*') ? 'visitor' : 'site'));
  const game = gameFrom<Toy>({ ruleset: 'toy-1', cards: 6, seed: 'a seed' }, { deck: 'site' });
  return { ...game, steps, seen: steps.length };
}

export function replayedToy(game: Game<Toy>): GameHistory<Toy> {
  const played = replay(rules, game);
  if ('fault' in played) throw new Error(`step ${played.fault.step} cannot have happened`);
  return played.replayed;
}
