import { parentPort, workerData } from 'node:worker_threads';
import { drawGoals } from '#maquis/engine/index.ts';
import { resultOf } from '#maquis/engine/upkeep.ts';
import { playGame } from '../played-game.ts';
import type { Ended, Match } from './row.ts';

/** A thread that plays its share of the games of one row, and sends how each ended. */
const { policy, difficulty, seed, first, step, games } = workerData as Match;
for (let n = first; n <= games; n += step) {
  const own = `${seed}-${n}`;
  const goals = drawGoals('any-two', own);
  const result = resultOf(playGame({ difficulty, goals, seed: own }, policy));
  parentPort?.postMessage({ goals, result } satisfies Ended);
}
