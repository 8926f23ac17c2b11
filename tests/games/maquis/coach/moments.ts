import * as fc from 'fast-check';
import type { Position } from '#games/maquis/engine/index.ts';
import { gamesToPlay, stepsOf } from '../engine/generated/games.ts';

/** Any moment of any game: what stood before one of its moves, the games' ends left out. */
export const moments: fc.Arbitrary<Position> = fc
  .tuple(gamesToPlay, fc.nat({ max: 80 }))
  .map(([game, wanted]) => {
    let last: Position | undefined;
    let n = 0;
    for (const { before } of stepsOf(game)) {
      last = before;
      if (n++ === wanted) break;
    }
    if (!last) throw new Error('a game of no moves');
    return last;
  });
