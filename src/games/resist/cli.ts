import type { Command } from '#cli/command.ts';
import { gameCommands } from '#cli/game-commands.ts';
import { advise } from './cli/advise.ts';
import { bench } from './cli/bench.ts';
import { habits } from './cli/habits.ts';
import { mine } from './cli/mine.ts';
import { odds } from './cli/odds.ts';
import { people } from './cli/people.ts';
import { play } from './cli/play.ts';
import { verdicts } from './cli/records.ts';
import { strength } from './cli/strength.ts';
import { train } from './cli/train.ts';
import { engine } from './engine/engine.ts';

/** The commands of RESIST!, in the order of its usage. */
export const commands: readonly Command[] = [
  ...gameCommands({ engine, verdicts, play, odds }),
  advise,
  bench,
  strength,
  habits,
  mine,
  people,
  train,
];
