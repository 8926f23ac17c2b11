/** A new seed: eight letters and digits by the browser's own chance. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36).padStart(7, '0').slice(-4)).join('');
}

/** The state of a generator that nobody has seen yet, by the browser's own chance. */
export const freshRandom = (): readonly number[] => [...crypto.getRandomValues(new Int32Array(4))];
