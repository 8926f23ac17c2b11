/*
 * An attempt at a puzzle is a game like any other: its moves are what was tried.
 */

/** The moves made so far, those of chance included. */
export const movesTried = ({ steps }: { readonly steps: readonly object[] }): readonly string[] =>
  steps.flatMap((step) => ('move' in step ? [String(step.move)] : []));

/** The state of a generator that nobody has seen yet, by the browser's own chance. */
export const freshRandom = (): readonly number[] => [...crypto.getRandomValues(new Int32Array(4))];
