import type { Odds } from '#cli/odds.ts';
import type { Declared } from '#cli/options.ts';
import { LOCATION_IDS } from '../data/index.ts';
import type { GameRecord, Position, Replayed } from '../engine/index.ts';
import { chanceFraction, oddsOf } from '../odds/index.ts';

export const odds = {
  does: 'The exact odds in the position a record ends in, a line for each place.',
  options: {},
  lines: oddsLines,
} satisfies Odds<Declared, GameRecord, Replayed>;

/** A line for every location, in the order of the record. */
function oddsLines(position: Position) {
  const { patrol, workers, options } = oddsOf(position);
  const judged = [...workers, ...options.map(({ newcomer }) => newcomer)];
  return LOCATION_IDS.map((location) => {
    const worker = judged.find(({ at }) => at === location);
    return {
      location,
      patrol: chanceFraction(patrol[location]),
      ...(worker && {
        arrest: chanceFraction(worker.arrest),
        home: chanceFraction(worker.home),
        ...(worker.homeWithShot && { homeWithShot: chanceFraction(worker.homeWithShot) }),
      }),
    };
  });
}
