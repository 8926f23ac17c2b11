import { commandWithOptions } from '#cli/options.ts';
import { enterRow, print, printError } from '#cli/output.ts';
import { shareOf } from '#cli/share.ts';
import { playInThreads, threadsFrom } from '#cli/threads.ts';
import { countFrom, gamesAndSeed, required } from '#cli/values.ts';
import type { PoilusStrengthRow } from '../measurements/index.ts';
import { playersFrom } from './options-from.ts';
import { USUAL_LINES } from './play.ts';
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
