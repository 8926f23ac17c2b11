/** A number with its sign, as people write it: “+2”, “−1”, “0”. */
export const signed = (number: number): string =>
  (number > 0 ? `+${number}` : String(number)).replace('-', '−');
