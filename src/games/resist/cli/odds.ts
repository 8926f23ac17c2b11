import type { Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { type Fraction, fractionText } from '#shared/fraction.ts';
import type { Position } from '../engine/index.ts';
import { oddsOf } from '../odds/index.ts';
import { records } from './records.ts';

export const odds: Command = {
  name: 'odds',
  syntax: '[FILE]',
  does: 'Tells the exact odds in the position that each record ends in.',
  async run(args) {
    const { file } = readOptions(args, { command: 'odds', options: {}, takesFile: true });
    return records.eachRecord(file, ({ end }) => print(oddsLine(end)));
  },
};

/** All odds of a position, as fractions in lowest terms. */
export function oddsLine(position: Position) {
  const { allSpies, civilians, reveal } = oddsOf(position);
  const types = (chances: object): object =>
    Object.fromEntries(
      Object.entries(chances).map(([type, chance]: [string, Fraction]) => [
        type,
        fractionText(chance),
      ]),
    );
  return {
    ...(allSpies ? { allSpies: fractionText(allSpies) } : {}),
    civilians: civilians.map(fractionText),
    reveal: Object.fromEntries([...reveal].map(([number, chances]) => [number, types(chances)])),
  };
}
