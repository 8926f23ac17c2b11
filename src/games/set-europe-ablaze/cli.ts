import type { Command } from '#cli/options.ts';
import { judgeCommand } from './cli/judge.ts';
import { oddsCommand } from './cli/odds.ts';
import { poolCommand } from './cli/pool.ts';
import { replayCommand } from './cli/replay.ts';
import { resolveCommand } from './cli/resolve.ts';
import { scoreCommand } from './cli/score.ts';
import { tablesCommand } from './cli/tables.ts';

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
