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

/** Where a text stops being JSON; both counted from 1. */
interface JsonFault {
  readonly line: number;
  readonly column: number;
}

/* Each of these matches at one place only. Texts are taken in stretches: a pattern has a stack. */
const SPACE = /[ \t\n\r]{1,1000}/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d{0,1000})(?:\.\d{1,1000})?(?:[eE][+-]?\d{1,1000})?/y;
const STRETCH = /(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,1000}/uy;

/** What may stand next. */
type Wanted = 'value' | 'first item' | 'first field' | 'field' | 'colon' | 'after';

/**
 * Where a text stops being JSON; undefined where all of it is. However deep it is nested, it is walked
 * through letter by letter, without calling itself.
 */
export function jsonFault(text: string): JsonFault | undefined {
  /** What is open, the innermost last: `}` or `]`. */
  const open: string[] = [];
  let at = 0;
  let wants = 'value' as Wanted;

  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found !== null && found[0] !== '';
  };
  const takeText = (): boolean => {
    if (text[at] !== '"') return false;
    at++;
    while (take(STRETCH));
    if (text[at] !== '"') return false;
    at++;
    return true;
  };
  /** Takes what is wanted next; false where something else stands there. */
  const takeWanted = (): boolean => {
    const sign = text[at];
    if (wants === 'after') {
      if (open.length > 0 && sign === open[open.length - 1]) open.pop();
      else if (sign === ',' && open.length > 0) {
        wants = open[open.length - 1] === '}' ? 'field' : 'value';
      } else return false;
      at++;
      return true;
    }
    if (wants === 'colon') {
      if (sign !== ':') return false;
      at++;
      wants = 'value';
      return true;
    }
    const ends = wants === 'first item' ? ']' : wants === 'first field' ? '}' : undefined;
    if (ends !== undefined && sign === ends) {
      open.pop();
      at++;
      wants = 'after';
      return true;
    }
    if (wants === 'field' || wants === 'first field') {
      wants = 'colon';
      return takeText();
    }
    if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? '}' : ']');
      wants = sign === '{' ? 'first field' : 'first item';
      at++;
      return true;
    }
    wants = 'after';
    return takeText() || take(WORD);
  };

  for (;;) {
    while (take(SPACE));
    if (at >= text.length && wants === 'after' && open.length === 0) return undefined;
    if (!takeWanted()) return placeOf(text, at);
  }
}

function placeOf(text: string, at: number): JsonFault {
  let line = 1;
  let begun = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', begun)) {
    line++;
    begun = end + 1;
  }
  return { line, column: at - begun + 1 };
}
