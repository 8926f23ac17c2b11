import type { Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { timed } from '#cli/timing.ts';
import { amountFrom } from '#cli/values.ts';
import { randomFrom } from '#shared/random.ts';
import { newGame, type Position } from '../engine/index.ts';
import { copyInto, draftOf } from '../engine/position.ts';
import { playAtRandom } from './random-game.ts';

const SECONDS = '2';
/** How many starts are played from over and over. */
const GAMES = 500;

export const bench: Command = {
  name: 'bench',
  syntax: '[--seconds N]',
  does: 'Measures games and moves a second.',
  async run(args) {
    const { values } = readOptions(args, { command: 'bench', options: { seconds: 'string' } });
    const seconds = amountFrom('--seconds', values.seconds ?? SECONDS);
    const starts = Array.from({ length: GAMES }, (_, n) =>
      newGame({ split: 'random', reading: 'strict', seed: `bench ${n}` }),
    );
    await print(timed('random-games', seconds, () => playGames(starts)));
    await print(timed('moves', seconds, () => playAll(starts)));
    return true;
  },
};

const below = randomFrom('bench');

function playGames(starts: readonly Position[]): number {
  playAll(starts);
  return starts.length;
}

/** Plays a game from each start, and says how many moves they took. */
function playAll(starts: readonly Position[]): number {
  const draft = draftOf(starts[0]);
  let moves = 0;
  for (const start of starts) {
    copyInto(draft, start);
    moves += playAtRandom(draft, below);
  }
  return moves;
}
