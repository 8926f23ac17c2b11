import type { Engine } from '../play/rules/engine.ts';
import { atRandom, playOut } from '../play/rules/playout.ts';
import { type Below, randomFrom } from '../shared/random.ts';
import { type Command, readOptions } from './options.ts';
import { print } from './output.ts';
import { amountFrom } from './values.ts';

const SECONDS = '2';

interface Benched<Position, Draft, Moves extends ArrayLike<unknown>> {
  readonly engine: Engine<Position, Draft, Moves>;
  /** So many starts are played from over and over. */
  readonly games: number;
  readonly startOf: (n: number) => Position;
  /** What else is timed, once the games are. */
  readonly more?: (timing: {
    readonly seconds: number;
    readonly starts: readonly Position[];
    /** The player's chance. */
    readonly below: Below;
  }) => Iterable<object>;
  readonly summary: string;
}

/** The command that measures how many games and moves a second this machine plays. */
export const benchOf = <Position, Draft, Moves extends ArrayLike<unknown>>({
  engine,
  games,
  startOf,
  more,
  summary,
}: Benched<Position, Draft, Moves>): Command => ({
  name: 'bench',
  syntax: '[--seconds N]',
  summary,
  async run(args) {
    const { values } = readOptions(args, { command: 'bench', options: { seconds: 'string' } });
    const seconds = amountFrom('--seconds', values.seconds ?? SECONDS);
    const starts = Array.from({ length: games }, (_, n) => startOf(n));
    const below = randomFrom('bench');
    const choose = atRandom(engine, below);
    const drafts = starts.map(engine.mutableCopy);
    const draft = engine.mutableCopy(starts[0]);

    /** Plays a game from each start, and says how many moves they took. */
    function playAll(): number {
      let moves = 0;
      for (const start of drafts) {
        engine.copyInto(draft, start);
        moves += playOut(engine, draft, choose);
      }
      return moves;
    }
    function playGames(): number {
      playAll();
      return games;
    }

    await print(timed('random-games', seconds, playGames));
    await print(timed('moves', seconds, playAll));
    for (const line of more?.({ seconds, starts, below }) ?? []) await print(line);
    return true;
  },
});

/** How much of some work was done in how long. */
interface Timing {
  readonly name: string;
  readonly count: number;
  readonly seconds: number;
  readonly perSecond: number;
}

/** Repeats a piece of work, that says how much it did, for some seconds, and a while before to warm up. */
export function timed(name: string, seconds: number, work: () => number): Timing {
  repeat(seconds / 4, work);
  const { count, took } = repeat(seconds, work);
  return {
    name,
    count,
    seconds: Number(took.toFixed(3)),
    perSecond: Math.round(count / took),
  };
}

function repeat(seconds: number, work: () => number): { count: number; took: number } {
  const began = performance.now();
  let count = 0;
  let took = 0;
  while (took < seconds) {
    count += work();
    took = (performance.now() - began) / 1000;
  }
  return { count, took };
}
