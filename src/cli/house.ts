import { advise } from '#maquis/cli/advise.ts';
import { bench } from '#maquis/cli/bench.ts';
import { habits } from '#maquis/cli/habits.ts';
import { legal } from '#maquis/cli/legal.ts';
import { odds } from '#maquis/cli/odds.ts';
import { perft } from '#maquis/cli/perft.ts';
import { play } from '#maquis/cli/play.ts';
import { referee } from '#maquis/cli/referee.ts';
import { strength } from '#maquis/cli/strength.ts';
import { train } from '#maquis/cli/train.ts';
import { allOf } from '#maquis/words/in-sentences.ts';
import * as m from '#messages';
import { nearest } from '#shared/nearest.ts';
import { BadInput, type Command } from './command.ts';
import { say, stopWhenNobodyReads } from './output.ts';

const COMMANDS: readonly Command[] = [
  play,
  referee,
  legal,
  perft,
  odds,
  advise,
  bench,
  strength,
  habits,
  train,
];

const HELP = ['help', '--help', '-h'];

/** Whether the command was found, could be done, and refused nothing. */
async function run([name, ...args]: readonly string[]): Promise<boolean> {
  if (name === undefined || [name, ...args].some((word) => HELP.includes(word))) {
    sayUsage();
    return name !== undefined;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) throw unknownCommand(name);
  return command.run(args);
}

function sayUsage(): void {
  say(m.maquis_cli_usage());
  for (const { name, syntax, does } of COMMANDS) say(`\n  ${name} ${syntax}\n      ${does()}`);
}

function unknownCommand(found: string): BadInput {
  const names = COMMANDS.map(({ name }) => name);
  const suggestion = nearest(found, names);
  return new BadInput(
    suggestion
      ? m.maquis_cli_unknown_command_like({ found, suggestion })
      : m.maquis_cli_unknown_command({ found, names: allOf(names) }),
  );
}

stopWhenNobodyReads();
try {
  if (!(await run(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  say(error.message);
  process.exitCode = 1;
}
