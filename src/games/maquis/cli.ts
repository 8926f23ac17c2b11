import { gameCommands } from '#cli/game-commands.ts';
import type { Command } from '#cli/options.ts';
import { bench } from './cli/bench.ts';
import { odds, perft, play } from './cli/game-commands.ts';
import { mine } from './cli/mine.ts';
import { ofEdition } from './cli/options.ts';
import { advise, habits, verdicts } from './cli/records.ts';
import { strength } from './cli/strength.ts';
import { train } from './cli/train.ts';
import { engine } from './engine/engine.ts';

const COMMANDS: readonly Command[] = [
  ...gameCommands({
    engine,
    verdicts,
    play,
    odds,
    perft,
    legalDoes: 'Lists the legal moves in the position a record ends in.',
  }),
  advise,
  bench,
  strength,
  habits,
  mine,
  train,
];

/** Those that always play the one edition that they know. */
const OF_ONE_EDITION = new Set([habits.name, mine.name]);

/** The commands of Maquis, in the order of its usage. */
export const commands: readonly Command[] = COMMANDS.map((command) =>
  OF_ONE_EDITION.has(command.name) ? command : ofEdition(command),
);
