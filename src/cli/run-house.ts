import { existsSync, readdirSync } from 'node:fs';
import { listed } from '#shared/list-text.ts';
import { nearest } from '../shared/nearest.ts';
import { BadInput, type Command } from './options.ts';
import { printError } from './output.ts';

/*
 * The command line: `house GAME COMMAND`. A game's commands stand in `cli.ts` of its folder, and are
 * loaded when they are asked for.
 */

const FOLDER = new URL('../games/', import.meta.url);
const commandsOf = (game: string) => new URL(`${game}/cli.ts`, FOLDER);

/** The games that have commands. */
const GAMES = readdirSync(FOLDER)
  .filter((name) => existsSync(commandsOf(name)))
  .sort();

const HELP = ['help', '--help', '-h'];

/** Whether the command was found, could be done, and refused nothing. */
async function run([game, name, ...args]: readonly string[]): Promise<boolean> {
  if (game === undefined || HELP.includes(game)) {
    printError(`Games of the resistance on the command line: npm run --silent house -- GAME COMMAND
The games are ${listed(GAMES)}; each lists its commands when it is called with none.`);
    return game !== undefined;
  }
  if (!GAMES.includes(game)) throw unknown('game', game, GAMES);
  const { commands } = (await import(commandsOf(game).href)) as { commands: readonly Command[] };
  if (name === undefined || [name, ...args].some((word) => HELP.includes(word))) {
    sayUsage(game, commands);
    return name !== undefined;
  }
  const command = commands.find((known) => known.name === name);
  if (!command) {
    throw unknown(
      'command',
      name,
      commands.map((known) => known.name),
    );
  }
  return command.run(args);
}

function sayUsage(game: string, commands: readonly Command[]): void {
  printError(`The game “${game}” on the command line: npm run --silent house -- ${game} COMMAND
Results are lines of JSON on standard output; FILE holds a game record on each line, and without it records come from standard input.`);
  for (const { name, syntax, summary } of commands)
    printError(`\n  ${name} ${syntax}\n      ${summary}`);
}

function unknown(what: string, found: string, names: readonly string[]): BadInput {
  const suggestion = nearest(found, names);
  return new BadInput(
    suggestion
      ? `There is no ${what} “${found}”; did you mean “${suggestion}”?`
      : `There is no ${what} “${found}”; the ${what}s are ${listed(names)}.`,
  );
}

/** Does what the command line asks for, or says in a sentence why not. The status to leave with: 0, or 1. */
export async function runHouse(args: readonly string[]): Promise<0 | 1> {
  try {
    return (await run(args)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    printError(error.message);
    return 1;
  }
}
