import { parentPort, workerData } from 'node:worker_threads';
import { gamesOf, type ThreadShare } from '#cli/strength.ts';
import { drawGoalsOf } from '#games/maquis/engine/index.ts';
import { resultOf } from '#games/maquis/engine/upkeep.ts';
import { type Ended, type Match, playGame } from '../played-game.ts';

/** A thread that plays its share of the games of one row, and sends how each ended. */
const { policy, edition, difficulty, seed, ...share } = workerData as Match & ThreadShare;
for (const n of gamesOf(share)) {
  const own = `${seed}-${n}`;
  const goals = drawGoalsOf(edition.ruleset, edition.threeStar, own);
  const result = resultOf(
    playGame({ ruleset: edition.ruleset, difficulty, goals, seed: own }, policy),
  );
  parentPort?.postMessage({ goals, result } satisfies Ended);
}
