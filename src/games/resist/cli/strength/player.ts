import { parentPort, workerData } from 'node:worker_threads';
import type { Policy } from '#cli/play.ts';
import { gamesOf, type ThreadShare } from '#cli/strength.ts';
import type { EndId } from '#games/resist/coach/index.ts';
import { outcomeOf } from '#games/resist/engine/index.ts';
import { ROUND } from '#games/resist/engine/position.ts';
import type { Reading, Split } from '../../data/index.ts';
import { playResist } from '../play.ts';

/** What is played for a row: each game by its own number behind the seed. */
export interface ResistMatch {
  readonly policy: Policy;
  readonly split: Split;
  readonly reading: Reading;
  readonly seed: string;
}

/** How one game ended; without points where it was lost outright. */
export interface ResistEnded {
  readonly end: EndId;
  readonly points: number | undefined;
  readonly rounds: number;
  readonly moves: number;
}

/** A thread that plays its share of the games of one row, and sends how each ended. */
const { policy, split, reading, seed, ...share } = workerData as ResistMatch & ThreadShare;
for (const n of gamesOf(share)) {
  let moves = 0;
  const last = playResist({ split, reading, seed: `${seed}-${n}` }, policy, () => moves++);
  const outcome = outcomeOf(last);
  if (!outcome) throw new Error(`Game ${seed}-${n} stopped before its end.`);
  const { result, reason, points } = outcome;
  const end = (result === 'loss' ? reason : result) as EndId;
  parentPort?.postMessage({ end, points, rounds: last[ROUND], moves } satisfies ResistEnded);
}
