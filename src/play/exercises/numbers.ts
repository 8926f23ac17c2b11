/** As much of every exercise of a game as the page knows before it loads one: its theme and its level. */
export interface ExerciseIndex {
  /** Themes: ids and names, those without an exercise as well. */
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  /** By number, from 1 on: the place of its theme in the list, and its level. */
  readonly all: readonly (readonly [kind: number, level: number])[];
}

export const LEVELS = [1, 2, 3] as const;

/** How many exercises a piece of a game's file holds: the page loads them piece by piece. */
export const IN_A_PIECE = 100;

/** In which piece an exercise lies, and where in it. */
export const pieceOf = (n: number): { readonly piece: number; readonly at: number } => ({
  piece: Math.floor((n - 1) / IN_A_PIECE) + 1,
  at: (n - 1) % IN_A_PIECE,
});

/** The numbers of a theme, of a level, or of both; all of them where neither is named. */
export const numbersOf = (
  { all }: ExerciseIndex,
  { kind, level }: { readonly kind?: number | undefined; readonly level?: number | undefined },
): readonly number[] =>
  all.flatMap(([ofKind, ofLevel], n) =>
    (kind === undefined || kind === ofKind) && (level === undefined || level === ofLevel)
      ? [n + 1]
      : [],
  );

/**
 * The index of a game's exercises.
 *
 * @param pieces of its file, by their names, which end in `/1.json` and so on
 */
export function indexOf<Kind extends string>(
  kinds: readonly { readonly id: Kind; readonly name: string }[],
  pieces: Readonly<Record<string, readonly { readonly kind: Kind; readonly level: number }[]>>,
): ExerciseIndex {
  const numberOf = (name: string): number => Number(/(\d+)\.json$/.exec(name)?.[1] ?? 0);
  const inOrder = Object.entries(pieces).sort(([a], [b]) => numberOf(a) - numberOf(b));
  const placeOf = (kind: Kind): number => kinds.findIndex(({ id }) => id === kind);
  return {
    kinds,
    all: inOrder.flatMap(([, piece]) =>
      piece.map(({ kind, level }) => [placeOf(kind), level] as const),
    ),
  };
}
