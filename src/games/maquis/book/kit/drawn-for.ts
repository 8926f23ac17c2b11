/**
 * What the kit has for something of the free edition. What only a box holds is never printed.
 *
 * @throws RangeError for something else
 */
export function drawnFor<Id extends string, Drawn>(
  all: Readonly<Partial<Record<Id, Drawn>>>,
  id: Id,
): Drawn {
  const drawn = all[id];
  if (drawn === undefined) throw new RangeError(`The kit holds no ${id}.`);
  return drawn;
}
