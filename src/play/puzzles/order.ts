/** Puzzles from easy to hard; those of a level in the order of their kinds. */
export function fromEasyToHard<
  Kind extends string,
  Puzzle extends { readonly id: string; readonly level: number; readonly kind: Kind },
>(puzzles: readonly Puzzle[], kinds: readonly Kind[]): readonly Puzzle[] {
  const rank = ({ level, kind }: Puzzle) => level * kinds.length + kinds.indexOf(kind);
  return puzzles.toSorted(
    (one, other) => rank(one) - rank(other) || one.id.localeCompare(other.id),
  );
}
