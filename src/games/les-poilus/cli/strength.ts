import type { Command } from '#cli/command.ts';
import { enterRow } from '#cli/measured-table.ts';
import { readOptions } from '#cli/options.ts';
import { print, say } from '#cli/output.ts';
import { shareOf } from '#cli/share.ts';
import { countFrom, required } from '#cli/values.ts';
import { dealtSetUp, outcomeOf } from '../engine/index.ts';
import type { StrengthRow } from '../measured/index.ts';
import { playersFrom } from './options-from.ts';
import { playGame, USUAL_LINES } from './played-game.ts';

/** So many games apart it is told how far things are. */
const TOLD_EVERY = 20;

export const strength: Command = {
  name: 'strength',
  syntax: '--games N --seed S --players P [--lines N] [--out FILE]',
  does: 'Plays games with the coach on every seat and measures how they end, with 95 % ranges; --out enters the row into a table.',
  async run(args) {
    const command = 'strength';
    const { values } = readOptions(args, {
      command,
      options: {
        games: 'string',
        seed: 'string',
        players: 'string',
        lines: 'string',
        out: 'string',
      },
    });
    const wanted = required(values.games, { command, option: '--games', example: '--games 400' });
    const games = countFrom('--games', wanted);
    const seed = required(values.seed, { command, option: '--seed', example: '--seed 1' });
    const people = required(values.players, {
      command,
      option: '--players',
      example: '--players 3',
    });
    const players = playersFrom('--players', people);
    const lines = countFrom('--lines', values.lines ?? USUAL_LINES);
    const ends = { peace: 0, hardships: 0, monument: 0 };
    for (let n = 1; n <= games; n++) {
      const { end } = playGame(dealtSetUp({ players, seed: `${seed}-${n}` }), {
        id: 'coach',
        lines,
      });
      const reason = outcomeOf(end)?.reason;
      if (reason) ends[reason]++;
      if (n % TOLD_EVERY === 0) say(`${n} games played: ${ends.peace} won.`);
    }
    const row: StrengthRow = {
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
};
