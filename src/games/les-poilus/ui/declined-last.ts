/** The answers to an offer, with the one that takes nothing of it at the end. */
export const declinedLast = (moves: readonly string[]): readonly string[] =>
  moves.toSorted((one, other) => Number(one === 'done') - Number(other === 'done'));
