/*
 * A large JSON text of a stranger's, taken apart before any of it is read: each item of its lists
 * stands alone, so that they can be asked for one at a time, and one that is damaged costs no other.
 * What is left is small, and says where each item belongs.
 *
 *     {"games":{"table":[{…},{…}]},"puzzles":[{…}]}     the text
 *     {"games":{"table":[0,1]},"puzzles":[2]}           the frame
 *     {…}  {…}  {…}                                     the items
 *
 * Items of lists within items stay where they are.
 */
interface JsonItems {
  readonly frame: string;
  readonly items: readonly string[];
}

/** Nothing that is kept or shared here is nested half as deep. */
const DEEPEST = 32;
const MOST_ITEMS = 20_000;
const LONGEST_FRAME = 1_000_000;

/** Takes a text apart; undefined where it holds too much, or is cut off. Judges nothing else of it. */
export function splitJsonItems(text: string): JsonItems | undefined {
  const frame: string[] = [];
  const items: string[] = [];
  let frameLength = 0;
  let depth = 0;
  /** How deep the list lies whose items are taken out; 0 outside of any. */
  let listDepth = 0;
  /** Where the item, or the part of the frame, begins that is walked through. */
  let begun = 0;
  let inText = false;
  const intoFrame = (part: string) => {
    frame.push(part);
    frameLength += part.length;
  };
  const intoItems = (item: string) => {
    intoFrame(String(items.length));
    items.push(item);
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') inText = !inText;
    else if (inText) {
      if (sign === '\\') at++;
    } else if (sign === '[' || sign === '{') {
      if (++depth > DEEPEST) return undefined;
      if (sign === '{' || listDepth > 0) continue;
      listDepth = depth;
      intoFrame(text.slice(begun, at + 1));
      begun = at + 1;
    } else if (sign === ',' && depth === listDepth) {
      intoItems(text.slice(begun, at));
      intoFrame(',');
      begun = at + 1;
    } else if (sign === ']' || sign === '}') {
      if (depth === listDepth) {
        const last = text.slice(begun, at);
        if (last.trim() !== '') intoItems(last);
        listDepth = 0;
        begun = at;
      }
      if (--depth < 0) return undefined;
    }
    if (items.length > MOST_ITEMS || frameLength > LONGEST_FRAME) return undefined;
  }
  if (depth > 0 || inText || text.length - begun > LONGEST_FRAME) return undefined;
  intoFrame(text.slice(begun));
  return { frame: frame.join(''), items };
}
