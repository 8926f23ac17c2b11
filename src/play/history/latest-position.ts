import { memoize } from '#shared/memoize.ts';
import type { GameTypes } from '../rules/game-rules.ts';
import type { Game } from './game.ts';
import { type GameHistory, type ReplayableRules, replay, validPrefix } from './game-history.ts';

type LatestPosition<T extends GameTypes> = Pick<GameHistory<T>, 'position' | 'outcome'>;

/**
 * Where a game has got to; one with a step that cannot have happened, up to there. Playing a game
 * through takes a moment, and lists ask for the same games again and again.
 */
export const latestPosition = <T extends GameTypes>(
  rules: ReplayableRules<T>,
  game: Game<T>,
): LatestPosition<T> =>
  momentsBy(rules as unknown as ReplayableRules<GameTypes>)(
    game as Game<GameTypes>,
  ) as LatestPosition<T>;

const momentsBy = memoize((rules: ReplayableRules<GameTypes>) =>
  memoize((game: Game<GameTypes>): LatestPosition<GameTypes> => {
    const played = replay(rules, validPrefix(rules, game));
    if ('fault' in played) throw new Error('the sound part of a game cannot be played');
    const { position, outcome } = played.replayed;
    return { position, outcome };
  }),
);
