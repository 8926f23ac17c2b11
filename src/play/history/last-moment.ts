import { memoize } from '#shared/memoize.ts';
import type { Kinds } from '../rules.ts';
import type { Game } from './game.ts';
import { type Replayable, type Replayed, replay, soundPart } from './replayed.ts';

export type LastMoment<K extends Kinds> = Pick<Replayed<K>, 'position' | 'outcome'>;

/**
 * Where a game has got to; one with a step that cannot have happened, up to there. Playing a game
 * through takes a moment, and lists ask for the same games again and again.
 */
export const lastMoment = <K extends Kinds>(rules: Replayable<K>, game: Game<K>): LastMoment<K> =>
  momentsBy(rules as unknown as Replayable<Kinds>)(game as Game<Kinds>) as LastMoment<K>;

const momentsBy = memoize((rules: Replayable<Kinds>) =>
  memoize((game: Game<Kinds>): LastMoment<Kinds> => {
    const played = replay(rules, soundPart(rules, game));
    if ('fault' in played) throw new Error('the sound part of a game cannot be played');
    const { position, outcome } = played.replayed;
    return { position, outcome };
  }),
);
