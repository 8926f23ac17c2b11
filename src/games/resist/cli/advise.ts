import type { Odds } from '#cli/game-commands.ts';
import type { Declared } from '#cli/options.ts';
import { type Fraction, fractionText } from '#shared/chance/fraction.ts';
import { type ResistAnalysis, resistAdvisor, USUAL_SIMULATIONS } from '../coach/index.ts';
import {
  type GameRecord,
  type Position,
  type ResistHistory,
  resistRules,
} from '../engine/index.ts';
import { resistOdds } from '../odds/index.ts';

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

export const resistAdvice = {
  usual: USUAL_SIMULATIONS,
  of(end: Position, { budget, seed }: { readonly budget: number; readonly seed: string }) {
    const search = resistAdvisor.start(resistRules.playerView(end), seed, budget);
    search.think(budget);
    return printed(search.analysis());
  },
};

export const resistOddsCommand = {
  summary: 'Tells the exact odds in the position that each record ends in.',
  options: {},
  lines: (end) => [oddsLine(end)],
} satisfies Odds<Declared, GameRecord, ResistHistory>;

/** All odds of a position, as fractions in lowest terms. */
function oddsLine(position: Position) {
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
