import { BadInput, type Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { fractionText } from '#shared/fraction.ts';
import type { Position, Seat } from '../engine/index.ts';
import { oddsOf } from '../odds/index.ts';
import { records } from './records.ts';

export const odds: Command = {
  name: 'odds',
  syntax: '[FILE] [--seat S]',
  does: 'Tells the exact chances for the next card of Trials where each record ends.',
  async run(args) {
    const { file, values } = readOptions(args, {
      command: 'odds',
      options: { seat: 'string' },
      takesFile: true,
    });
    const asked = values.seat;
    return records.eachRecord(file, ({ end, record }) =>
      print(oddsLine(end, asked === undefined ? undefined : seatFrom(asked, record.players))),
    );
  },
};

function seatFrom(text: string, players: number): Seat {
  const seat = Number(text);
  if (/^\d$/.test(text) && seat < players) return seat;
  throw new BadInput(
    `--seat is “${text}”; with ${players} players it must be a seat from 0 to ${players - 1}.`,
  );
}

/** All chances of a position, as fractions in lowest terms. */
function oddsLine(position: Position, seat: Seat | undefined) {
  const { unseen, bustNext, trapNext, hardshipNext, bustWithin } = oddsOf(position, seat);
  const within = Object.entries(bustWithin).map(([cards, chance]) => [cards, fractionText(chance)]);
  return {
    unseen,
    bustNext: fractionText(bustNext),
    trapNext: fractionText(trapNext),
    hardshipNext: fractionText(hardshipNext),
    bustWithin: Object.fromEntries(within),
  };
}
