import { parentPort, workerData } from 'node:worker_threads';
import { gamesOf, type ThreadShare } from '#cli/threads.ts';
import { dealtSetUp, outcomeOf } from '#games/les-poilus/engine/index.ts';
import { playGame } from '../played-game.ts';
import type { Ended, Match } from './row.ts';

/** A thread that plays its share of the games of one row, and sends how each ended. */
const { players, lines, seed, ...share } = workerData as Match & ThreadShare;
for (const n of gamesOf(share)) {
  const { end } = playGame(dealtSetUp({ players, seed: `${seed}-${n}` }), { id: 'coach', lines });
  const outcome = outcomeOf(end);
  if (!outcome) throw new Error(`Game ${seed}-${n} stopped before its end.`);
  parentPort?.postMessage(outcome.reason satisfies Ended);
}
