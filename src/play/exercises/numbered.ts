import * as v from 'valibot';

/** The entries of an exercise besides those that its game's puzzles have. */
export const numberedEntries = {
  /** By which it is called; a number is never used again. */
  n: v.pipe(v.number('a number is a number'), v.integer(), v.minValue(1)),
  level: v.picklist([1, 2, 3], 'a level is 1 to 3'),
  /** No list has it any more, but its address still opens it. */
  withdrawn: v.exactOptional(v.literal(true)),
  /** The seed of the game that it was found in: of one game only a few are picked. */
  from: v.exactOptional(v.string()),
};
