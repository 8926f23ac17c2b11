/**
 * What a picture in the book shows, as plain shapes. A game builds its scenes from its own data; one
 * component draws them all, so a test can read what is shown without a browser.
 */

/** How a shape looks. No class: those of the site would hold for a drawing as well. */
type Look =
  | 'sheet'
  | 'back'
  | 'empty'
  | 'mine'
  | 'blue'
  | 'soft'
  | 'green'
  | 'road'
  | 'way'
  | 'lost'
  | 'chosen'
  | 'sign'
  | 'stroke'
  | 'face'
  | Goods;

/** The colours of goods, which are the same on light paper and on dark. */
type Goods = 'intel' | 'food' | 'medicine' | 'money' | 'weapon' | 'explosives';

export type Shape =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly look: Look;
    }
  | {
      readonly kind: 'disc';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly look: Look;
    }
  | {
      readonly kind: 'line';
      readonly d: string;
      readonly look: Look;
      /** Where its own origin lies, and how much larger it is drawn. */
      readonly at?: readonly [x: number, y: number, scale: number];
    }
  | {
      readonly kind: 'word';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      /** The widest it may be; a test holds every word to it. */
      readonly room: number;
      readonly start: boolean;
      /** Whether it stands on a dark ground. */
      readonly light: boolean;
      /** Whether a rim parts it from what it is drawn over. */
      readonly over: boolean;
      /** Of a letter on goods. */
      readonly on?: Goods;
    }
  /** A numbered callout: the line of that number beside the picture explains it. */
  | { readonly kind: 'mark'; readonly x: number; readonly y: number; readonly number: number };

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** The smallest letters of a picture, in units of a scene that is at most {@link WIDEST} wide. */
export const SMALLEST = 11;

/** A scene of this width fills a column of 390 px, its units then being nearly pixels. */
export const WIDEST = 360;

const box = (x: number, y: number, w: number, h: number, look: Look): Shape => ({
  kind: 'box',
  x,
  y,
  w,
  h,
  look,
});

const disc = (x: number, y: number, r: number, look: Look): Shape => ({
  kind: 'disc',
  x,
  y,
  r,
  look,
});

const line = (
  d: string,
  look: Look,
  at?: readonly [x: number, y: number, scale: number],
): Shape => ({ kind: 'line', d, look, ...(at ? { at } : {}) });

/** A word centred on a point, or starting there. */
function word(
  x: number,
  y: number,
  text: string | number,
  room: number,
  {
    size = SMALLEST,
    start = false,
    light = false,
    over = false,
    on,
  }: Partial<
    Pick<Extract<Shape, { kind: 'word' }>, 'size' | 'start' | 'light' | 'over' | 'on'>
  > = {},
): Shape {
  const look = on ? { on } : {};
  return { kind: 'word', x, y, text: String(text), size, room, start, light, over, ...look };
}

const mark = (number: number, x: number, y: number): Shape => ({
  kind: 'mark',
  x,
  y,
  number,
});

const WIDE = /[\u2e80-\u9fff\uff00-\uffef]/u;

/** How wide a text is about, in the units of its size; rather too wide than too narrow. */
export const widthOf = (text: string, size: number): number =>
  size * [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 1 : 0.58), 0);

/** A text in lines that fit a width: broken at spaces, or between Chinese signs. */
export function linesOf(text: string, room: number, size = SMALLEST): readonly string[] {
  const parts =
    text.match(/[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+\s?/gu) ?? [];
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf((last + part).trim(), size) <= room) {
      lines[lines.length - 1] = last + part;
    } else {
      lines.push(part);
    }
  }
  return lines.map((each) => each.trim());
}

/** A text in centred lines below one another, the first of them at `y`. */
const paragraph = (
  x: number,
  y: number,
  text: string,
  room: number,
  size = SMALLEST,
): readonly Shape[] =>
  linesOf(text, room, size).map((each, index) =>
    word(x, y + index * size * 1.15, each, room, { size }),
  );

/** A small cross over something that has gone. */
const crossed = (x: number, y: number, w: number, h: number): Shape =>
  line(`M${x} ${y}l${w} ${h}M${x + w} ${y}l${-w} ${h}`, 'lost');

/** The shapes that scenes are made of. */
export const draw = { box, disc, line, word, mark, paragraph, crossed };

/** A picture in a chapter; its lines stand between the tags. */
export interface PictureProps {
  /** Which of the game's scenes. */
  readonly of: string;
  /** What it shows, for those who do not see it. */
  readonly label: string;
}
