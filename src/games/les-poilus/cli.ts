import type { Command } from '#cli/command.ts';
import { gameCommands } from '#cli/game-commands.ts';
import { bench } from './cli/bench.ts';
import { mine } from './cli/mine.ts';
import { odds } from './cli/odds.ts';
import { play } from './cli/play.ts';
import { verdicts } from './cli/records.ts';
import { strength } from './cli/strength.ts';
import { engine } from './engine/engine.ts';

/** The commands of Les Poilus, in the order of its usage. */
export const commands: readonly Command[] = [
  ...gameCommands({ engine, verdicts, play, odds }),
  bench,
  mine,
  strength,
];
