import type { Command } from '#cli/command.ts';
import { bench } from './cli/bench.ts';
import { odds } from './cli/odds.ts';
import { perft } from './cli/perft.ts';
import { play } from './cli/play.ts';
import { legal, referee } from './cli/records.ts';
import { strength } from './cli/strength.ts';

/** The commands of Les Poilus, in the order of its usage. */
export const commands: readonly Command[] = [play, referee, legal, perft, odds, bench, strength];
