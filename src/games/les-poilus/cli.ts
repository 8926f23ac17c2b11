import { gameCommands, type Odds } from '#cli/game-commands.ts';
import type { Command } from '#cli/options.ts';
import { BadInput } from '#cli/options.ts';
import { fractionText } from '#shared/chance/fraction.ts';
import { poilusBench, poilusStrength } from './cli/measure.ts';
import { mine } from './cli/mine.ts';
import { poilusPlay } from './cli/play.ts';
import { poilusVerdicts } from './cli/record-faults.ts';
import type { GameRecord, PoilusHistory, Position, Seat } from './engine/index.ts';
import { poilusEngine } from './engine/rules.ts';
import { threatOdds } from './odds/index.ts';

const options = { seat: 'string' } as const;

const odds = {
  summary: 'Tells the exact chances for the next card of Trials where each record ends.',
  syntax: '[--seat S]',
  options,
  lines: (end, { players }, { seat }) => [
    oddsLine(end, seat === undefined ? undefined : seatFrom(seat, players)),
  ],
} satisfies Odds<typeof options, GameRecord, PoilusHistory>;

function seatFrom(text: string, players: number): Seat {
  const seat = Number(text);
  if (/^\d$/.test(text) && seat < players) return seat;
  throw new BadInput(
    `--seat is “${text}”; with ${players} players it must be a seat from 0 to ${players - 1}.`,
  );
}

/** All chances of a position, as fractions in lowest terms. */
function oddsLine(position: Position, seat: Seat | undefined) {
  const { unseen, bustNext, trapNext, hardshipNext, bustWithin } = threatOdds(position, seat);
  const within = Object.entries(bustWithin).map(([cards, chance]) => [cards, fractionText(chance)]);
  return {
    unseen,
    bustNext: fractionText(bustNext),
    trapNext: fractionText(trapNext),
    hardshipNext: fractionText(hardshipNext),
    bustWithin: Object.fromEntries(within),
  };
}

/** The commands of Les Poilus, in the order of its usage. */
export const commands: readonly Command[] = [
  ...gameCommands({
    engine: poilusEngine,
    verdicts: poilusVerdicts,
    play: poilusPlay,
    odds,
  }),
  poilusBench,
  mine,
  poilusStrength,
];
