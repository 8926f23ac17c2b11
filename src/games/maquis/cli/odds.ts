import type { Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { LOCATION_IDS } from '../data/index.ts';
import type { Position } from '../engine/index.ts';
import { fractionText, oddsOf } from '../odds/index.ts';
import { records } from './records.ts';

export const odds: Command = {
  name: 'odds',
  syntax: '[FILE]',
  does: 'The exact odds in the position a record ends in, a line for each place.',
  async run(args) {
    const { file } = readOptions(args, { command: 'odds', options: {}, takesFile: true });
    return records.eachRecord(file, async ({ end }) => {
      for (const line of oddsLines(end)) await print(line);
    });
  },
};

/** A line for every location, in the order of the record. */
function oddsLines(position: Position) {
  const { patrol, workers, options } = oddsOf(position);
  const judged = [...workers, ...options.map(({ newcomer }) => newcomer)];
  return LOCATION_IDS.map((location) => {
    const worker = judged.find(({ at }) => at === location);
    return {
      location,
      patrol: fractionText(patrol[location]),
      ...(worker && {
        arrest: fractionText(worker.arrest),
        home: fractionText(worker.home),
        ...(worker.homeWithShot && { homeWithShot: fractionText(worker.homeWithShot) }),
      }),
    };
  });
}
