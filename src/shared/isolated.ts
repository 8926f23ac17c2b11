/** Letters that turn the direction of what is written, or a word for the browser to do so. */
const ORDERS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * What somebody entered, as it can stand in a sentence: whatever its direction, that of the sentence
 * stays. It stands between the marks that say so, as within `<bdi>`.
 */
export function isolated(entered: string): string {
  const plain = entered.replace(ORDERS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
