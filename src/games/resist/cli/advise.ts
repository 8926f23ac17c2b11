import type { Odds } from '#cli/game-commands.ts';
import { commandWithOptions, type Declared } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { countFrom, required } from '#cli/values.ts';
import { type Fraction, fractionText } from '#shared/chance/fraction.ts';
import { type ResistAnalysis, resistAdvisor } from '../coach/index.ts';
import {
  type GameRecord,
  type Position,
  type ResistHistory,
  resistRules,
} from '../engine/index.ts';
import { resistOdds } from '../odds/index.ts';
import { RESIST_BUDGET } from './play.ts';
import { resistVerdicts } from './record-faults.ts';

/** As it has always been printed: others read it. */
function printed({ simulations, value, moves, goingOn }: ResistAnalysis) {
  const { score, ...others } = value;
  return {
    simulations,
    value: { worth: score, ...others },
    moves: moves.map(({ move, simulations, score, ...rest }) => ({
      ...{ move, simulations, worth: score },
      ...rest,
    })),
    goingOn,
  };
}

export const resistAdvise = commandWithOptions({
  name: 'advise',
  syntax: '[FILE] --seed S [--budget N]',
  summary:
    'The coach’s ranking of the legal moves where a record ends, after some simulated games.',
  options: { budget: 'string', seed: 'string' },
  takesFile: true,
  async run({ file, values, command }) {
    const budget = countFrom('--budget', values.budget ?? RESIST_BUDGET);
    const seed = required(values.seed, { command, option: '--seed', example: '--seed 1' });
    return resistVerdicts.records.eachRecord(file, ({ end }) => {
      const search = resistAdvisor.start(resistRules.playerView(end), seed, budget);
      search.think(budget);
      return print(printed(search.analysis()));
    });
  },
});

export const resistOddsCommand = {
  summary: 'Tells the exact odds in the position that each record ends in.',
  options: {},
  lines: (end) => [oddsLine(end)],
} satisfies Odds<Declared, GameRecord, ResistHistory>;

/** All odds of a position, as fractions in lowest terms. */
export function oddsLine(position: Position) {
  const { allSpies, civilians, reveal } = resistOdds(position);
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
