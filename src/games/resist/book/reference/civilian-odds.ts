import { CIVILIANS, GAME } from '#games/resist/index.ts';

/**
 * How likely the Graveyard, empty at first, is at the limit or above after some draws. Each draw takes
 * one of the cards left evenly; the 0 goes back (`resist.black-cat`), so it is always among them.
 */
export function chanceOfTooMany(draws: number): number {
  const after = (left: readonly number[], lost: number, toDraw: number): number => {
    if (lost >= GAME.civilianLimit) return 1;
    if (toDraw === 0) return 0;
    const chances = left.map((value, index) =>
      value === 0
        ? after(left, lost, toDraw - 1)
        : after([...left.slice(0, index), ...left.slice(index + 1)], lost + value, toDraw - 1),
    );
    return chances.reduce((all, one) => all + one, 0) / left.length;
  };
  return after(CIVILIANS, 0, draws);
}
