/** How many steps had been made whenever the moment was called otherwise than the one before. */
export const turnsOf = (moments: readonly string[]): readonly number[] =>
  moments.flatMap((moment, at) => (at > 0 && moment !== moments[at - 1] ? [at] : []));
