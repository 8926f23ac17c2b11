/*
 * JSON from somebody else's file. The language's own reader is quick with what it is meant for and
 * slow with what it is not: a megabyte of nested brackets, or of objects of which no two are alike,
 * holds a page up for a fifth of a second, and code that walks the value may run out of stack. So
 * what a text holds is counted first, in one walk over its letters.
 */

/** Nothing that is kept or shared here is nested half as deep. */
const DEEPEST = 32;
/** Objects, lists and fields, each counted. */
const MOST_PARTS = 20_000;
/** What stands behind a comma. */
const MOST_ITEMS = 400_000;

/** What a text may hold. */
interface Limits {
  readonly parts: number;
  readonly items: number;
}

/** The value that a text tells; undefined, which no JSON tells, where it is none or holds too much. */
export function parseUntrustedJson(
  text: string,
  limits: Limits = { parts: MOST_PARTS, items: MOST_ITEMS },
): unknown {
  if (!isWithin(text, limits)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const OPEN = [0x5b, 0x7b];
const CLOSE = [0x5d, 0x7d];

function isWithin(text: string, { parts, items }: Limits): boolean {
  let [depth, partsLeft, itemsLeft] = [0, parts, items];
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) inText = !inText;
    else if (inText) {
      if (sign === BACKSLASH) at++;
    } else if (sign === COMMA) itemsLeft--;
    else if (sign === COLON) partsLeft--;
    else if (sign === OPEN[0] || sign === OPEN[1]) {
      partsLeft--;
      depth++;
    } else if (sign === CLOSE[0] || sign === CLOSE[1]) depth--;
    if (depth > DEEPEST || partsLeft < 0 || itemsLeft < 0) return false;
  }
  return true;
}
