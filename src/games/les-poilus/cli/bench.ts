import type { Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { timed } from '#cli/timing.ts';
import { amountFrom } from '#cli/values.ts';
import { randomFrom } from '#shared/random.ts';
import { judgeMoves } from '../coach/index.ts';
import {
  dealtSetUp,
  isChanceTurn,
  legalMoves,
  newGame,
  type Position,
  sightOf,
} from '../engine/index.ts';
import { copyInto, draftOf, TURN } from '../engine/position.ts';
import { oddsOf } from '../odds/index.ts';
import { playAtRandom } from './random-game.ts';

const SECONDS = '2';
/** How many starts, two to five players in turn, are played from over and over. */
const GAMES = 400;
/** From how many of them the odds are asked, at every move. */
const GAMES_WITH_ODDS = 20;

/** How many lines the coach plays for a decision. */
const LINES = 300;

export const bench: Command = {
  name: 'bench',
  syntax: '[--seconds N]',
  does: 'Measures how many games, moves, odds and lines of the coach a second this machine does.',
  async run(args) {
    const { values } = readOptions(args, { command: 'bench', options: { seconds: 'string' } });
    const seconds = amountFrom('--seconds', values.seconds ?? SECONDS);
    const starts = Array.from({ length: GAMES }, (_, n) =>
      newGame(dealtSetUp({ players: 2 + (n % 4), variant: 'normal', seed: `bench ${n}` })),
    );
    await print(timed('random-games', seconds, () => playGames(starts)));
    await print(timed('moves', seconds, () => playAll(starts)));
    const moments = momentsOf(starts.slice(0, GAMES_WITH_ODDS));
    const tables = timed('odds', seconds, () => askAll(moments));
    await print({ ...tables, msEach: Number((1e3 / tables.perSecond).toFixed(3)) });
    const decisions = moments.filter((one) => !isChanceTurn(one) && legalMoves(one).length > 1);
    const lines = timed('coach-lines', seconds, () => think(decisions));
    await print({ ...lines, msEach: Number(((1e3 * LINES) / lines.perSecond).toFixed(1)) });
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

/** Every position of some random games. */
function momentsOf(starts: readonly Position[]): Position[] {
  const moments: Position[] = [];
  for (const start of starts) {
    const draft = draftOf(start);
    playAtRandom(draft, below, () => moments.push(draftOf(draft)));
  }
  return moments;
}

let asked = 0;
function askAll(moments: readonly Position[]): number {
  const position = moments[asked++ % moments.length];
  oddsOf(position, Math.max(0, position[TURN]));
  return 1;
}

/** Lets the coach think about the next decision; it may stop a few lines short of its number. */
function think(decisions: readonly Position[]): number {
  const position = decisions[asked++ % decisions.length];
  const judged = judgeMoves(sightOf(position, position[TURN]), LINES, 'bench');
  return judged.reduce((sum, { lines }) => sum + lines, 0);
}
