import { parentPort, workerData } from 'node:worker_threads';
import { gamesOf, type ThreadShare } from '#cli/strength.ts';
import { dealtSetUp, type Outcome, outcomeOf } from '#games/les-poilus/engine/index.ts';
import { playPoilus } from '../play.ts';

/** What is played for a row: each game by its own number behind the seed. */
export interface PoilusMatch {
  readonly players: number;
  readonly lines: number;
  readonly seed: string;
}

/** A thread that plays its share of the games of one row, and sends how each ended. */
const { players, lines, seed, ...share } = workerData as PoilusMatch & ThreadShare;
for (const n of gamesOf(share)) {
  const { end } = playPoilus(dealtSetUp({ players, seed: `${seed}-${n}` }), {
    id: 'coach',
    budget: lines,
  });
  const outcome = outcomeOf(end);
  if (!outcome) throw new Error(`Game ${seed}-${n} stopped before its end.`);
  parentPort?.postMessage(outcome.reason satisfies Outcome['reason']);
}
