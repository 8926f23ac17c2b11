import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { countFrom } from './values.ts';

/** What one thread is to play: the games `first`, `first + step`, … up to `games`. */
export interface ThreadShare {
  readonly games: number;
  readonly first: number;
  readonly step: number;
}

/** How many threads `--threads` asks for: without it, as many as the machine has cores. */
export const threadsFrom = (wanted: string | undefined): number =>
  countFrom('--threads', wanted ?? String(availableParallelism()));

/** The numbers of the games that a thread plays. */
export function* gamesOf({ games, first, step }: ThreadShare): Generator<number> {
  for (let n = first; n <= games; n += step) yield n;
}

/**
 * Plays many games in several threads.
 *
 * @param player the module of a thread; it reads a match and its share from `workerData`, plays
 *   `gamesOf` them and posts a message for each game
 * @param ended called with each message, in the order in which games end
 * @throws what a thread throws
 */
export async function playInThreads<Match extends object, Ended>(
  player: URL,
  match: Match,
  { games, threads }: { readonly games: number; readonly threads: number },
  ended: (game: Ended) => void,
): Promise<void> {
  const step = Math.min(threads, games);
  const play = (first: number) =>
    new Promise<void>((resolve, reject) => {
      const workerData: Match & ThreadShare = { ...match, games, first, step };
      const thread = new Worker(player, { workerData });
      thread.on('message', ended);
      thread.on('error', reject);
      thread.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: step }, (_, n) => play(n + 1)));
}
