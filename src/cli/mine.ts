import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mining, minedFrom } from '../play/exercises/mining.ts';
import { BadInput, type Command } from './command.ts';
import { readOptions } from './options.ts';
import { printError } from './output.ts';
import { gamesAndSeed, required } from './values.ts';

/** The command that looks for exercises in games of the coach. */
export function mineOf<Judged, Puzzle, Node, Move>(
  mining: Mining<Judged, Puzzle, Node, Move>,
): Command {
  const command = 'mine';
  return {
    name: command,
    syntax: '--games N --seed S [--shard I/N] --out FOLDER',
    does: 'Looks for exercises in games of the coach. Goes on where it was stopped.',
    async run(args) {
      const { values } = readOptions(args, {
        command,
        options: { games: 'string', seed: 'string', shard: 'string', out: 'string' },
      });
      const { games, seed } = gamesAndSeed(values, command, 100);
      const { nth, of } = shardFrom(values.shard ?? '1/1');
      const folder = required(values.out, { command, option: '--out', example: '--out mined' });
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${seed}-${nth}-of-${of}.jsonl`);
      const done = doneIn(file);
      for (let n = nth; n <= games; n += of) {
        const one = `${seed}-${n}`;
        if (done.has(one)) continue;
        const began = process.cpuUsage();
        const found = [...minedFrom(mining, one)];
        const { user } = process.cpuUsage(began);
        const lines = [...found, { done: one, found: found.length, ms: Math.round(user / 1000) }];
        appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
        printError(`${one}: ${found.length}`);
      }
      return true;
    },
  };
}

/** The seeds of the games that a file has already been through. */
function doneIn(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Set(lines.flatMap((line) => (JSON.parse(line) as { done?: string }).done ?? []));
}

function shardFrom(text: string): { readonly nth: number; readonly of: number } {
  const [, nth = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (nth >= 1 && nth <= of) return { nth, of };
  throw new BadInput(`--shard is “${text}”; it must be such as 1/16.`);
}
