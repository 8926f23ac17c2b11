import type { Command } from '#cli/command.ts';
import { advise } from './cli/advise.ts';
import { bench } from './cli/bench.ts';
import { habits } from './cli/habits.ts';
import { odds } from './cli/odds.ts';
import { people } from './cli/people.ts';
import { perft } from './cli/perft.ts';
import { play } from './cli/play.ts';
import { legal, referee } from './cli/records.ts';
import { strength } from './cli/strength.ts';
import { train } from './cli/train.ts';

/** The commands of RESIST!, in the order of its usage. */
export const commands: readonly Command[] = [
  play,
  referee,
  legal,
  perft,
  odds,
  advise,
  bench,
  strength,
  habits,
  people,
  train,
];
