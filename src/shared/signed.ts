/** A number with its sign, as people write it: “+2”, “−1”, “0”. */
export const signed = (number: number): string =>
  (number > 0 ? `+${number}` : String(number)).replace('-', '−');

/** A change of a chance in points, with its sign: "+12", "−3"; "0" where it rounds to nothing. */
export const changeText = (change: number): string => signed(Math.round(change * 100));
