import { benchOf, timed } from '#cli/bench.ts';
import { commandWithOptions } from '#cli/options.ts';
import { enterRow, print, printError } from '#cli/output.ts';
import { shareOf } from '#cli/share.ts';
import { playInThreads, threadsFrom } from '#cli/threads.ts';
import { countFrom, gamesAndSeed, required } from '#cli/values.ts';
import { atRandom, playOut } from '#play/rules/playout.ts';
import type { Below } from '#shared/random.ts';
import { judgeMoves } from '../coach/index.ts';
import {
  dealtSetUp,
  isChanceTurn,
  legalMoves,
  newGame,
  type Position,
  playerView,
} from '../engine/index.ts';
import { mutableCopy, TURN } from '../engine/position.ts';
import { poilusEngine } from '../engine/rules.ts';
import type { PoilusStrengthRow } from '../measurements/index.ts';
import { threatOdds } from '../odds/index.ts';
import { playersFrom, USUAL_LINES } from './play.ts';
import type { Ended, PoilusMatch } from './strength/player.ts';

/** So many games apart it is told how far things are. */
const TOLD_EVERY = 20;

const PLAYER = new URL('./strength/player.ts', import.meta.url);

export const poilusStrength = commandWithOptions({
  name: 'strength',
  syntax: '--games N --seed S --players P [--lines N] [--threads N] [--out FILE]',
  summary:
    'Plays games with the coach on every seat and measures how they end, with 95 % ranges; --out enters the row into a table.',
  options: {
    games: 'string',
    seed: 'string',
    players: 'string',
    lines: 'string',
    threads: 'string',
    out: 'string',
  },
  async run({ values, command }) {
    const { games, seed } = gamesAndSeed(values, command, 400);
    const people = required(values.players, {
      command,
      option: '--players',
      example: '--players 3',
    });
    const players = playersFrom('--players', people);
    const lines = countFrom('--lines', values.lines ?? USUAL_LINES);
    const threads = threadsFrom(values.threads);
    const ends: Record<Ended, number> = { peace: 0, hardships: 0, monument: 0 };
    let played = 0;
    const match: PoilusMatch = { players, lines, seed };
    await playInThreads(PLAYER, match, { games, threads }, (reason: Ended) => {
      ends[reason]++;
      played++;
      if (played % TOLD_EVERY === 0) printError(`${played} games played: ${ends.peace} won.`);
    });
    const row: PoilusStrengthRow = {
      players,
      lines,
      games,
      win: shareOf(ends.peace, games),
      hardships: shareOf(ends.hardships, games),
      monument: shareOf(ends.monument, games),
      date: new Date().toISOString().slice(0, 10),
      command: `strength --games ${games} --seed ${seed} --players ${players} --lines ${lines}`,
    };
    await print(row);
    if (values.out) enterRow(values.out, row, (one) => `${one.players} ${one.lines}`);
    return true;
  },
});

/** From how many games the odds are asked, at every move. */
const GAMES_WITH_ODDS = 20;

/** How many lines the coach plays for a decision. */
const LINES = 300;

export const poilusBench = benchOf({
  engine: poilusEngine,
  games: 400,
  /** Two to five players in turn. */
  startOf: (n) =>
    newGame(dealtSetUp({ players: 2 + (n % 4), variant: 'normal', seed: `bench ${n}` })),
  *more({ seconds, starts, below }) {
    const moments = momentsOf(starts.slice(0, GAMES_WITH_ODDS), below);
    const tables = timed('odds', seconds, () => askAll(moments));
    yield { ...tables, msEach: Number((1e3 / tables.perSecond).toFixed(3)) };
    const decisions = moments.filter((one) => !isChanceTurn(one) && legalMoves(one).length > 1);
    const lines = timed('coach-lines', seconds, () => think(decisions));
    yield { ...lines, msEach: Number(((1e3 * LINES) / lines.perSecond).toFixed(1)) };
  },
  summary:
    'Measures how many games, moves, odds and lines of the coach a second this machine does.',
});

/** Every position of some random games. */
function momentsOf(starts: readonly Position[], below: Below): Position[] {
  const moments: Position[] = [];
  const choose = atRandom(poilusEngine, below);
  for (const start of starts) {
    const draft = mutableCopy(start);
    playOut(poilusEngine, draft, choose, () => moments.push(mutableCopy(draft)));
  }
  return moments;
}

let asked = 0;
function askAll(moments: readonly Position[]): number {
  const position = moments[asked++ % moments.length];
  threatOdds(position, Math.max(0, position[TURN]));
  return 1;
}

/** Lets the coach think about the next decision; it may stop a few lines short of its number. */
function think(decisions: readonly Position[]): number {
  const position = decisions[asked++ % decisions.length];
  const judged = judgeMoves(playerView(position, position[TURN]), LINES, 'bench');
  return judged.reduce((sum, { lines }) => sum + lines, 0);
}
