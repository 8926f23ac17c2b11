import { gameCommands } from '#cli/game-commands.ts';
import type { Command } from '#cli/options.ts';
import { poilusBench } from './cli/bench.ts';
import { mine } from './cli/mine.ts';
import { poilusOddsCommand } from './cli/odds.ts';
import { poilusPlay } from './cli/play.ts';
import { poilusVerdicts } from './cli/record-faults.ts';
import { poilusStrength } from './cli/strength.ts';
import { poilusEngine } from './engine/rules.ts';

/** The commands of Les Poilus, in the order of its usage. */
export const commands: readonly Command[] = [
  ...gameCommands({
    engine: poilusEngine,
    verdicts: poilusVerdicts,
    play: poilusPlay,
    odds: poilusOddsCommand,
  }),
  poilusBench,
  mine,
  poilusStrength,
];
