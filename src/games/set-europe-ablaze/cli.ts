import type { Command } from '#cli/options.ts';
import { judgeCommand, oddsCommand, poolCommand, scoreCommand } from './cli/each-line.ts';
import { resolveCommand } from './cli/resolve.ts';
import { replayCommand, tablesCommand } from './cli/whole-file.ts';

/** The commands of Set Europe Ablaze, in the order of its usage. */
export const commands: readonly Command[] = [
  judgeCommand,
  oddsCommand,
  poolCommand,
  scoreCommand,
  tablesCommand,
  replayCommand,
  resolveCommand,
];
