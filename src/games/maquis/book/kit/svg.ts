/*
 * SVG as text, in millimetres. The sheets are drawn at build, so a function of one line does for a shape; what
 * a class looks like, in colour and in low ink, stands in the style sheets beside this.
 */

/** A spot on a sheet, in millimetres. */
export type SheetPoint = readonly [x: number, y: number];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** A length with no more digits than a printer can draw. */
export const mm = (n: number): string => String(Math.round(n * 100) / 100);

/** Classes of the kit's own, which no other style of a page means. */
const looks = (names: string): string => names.replace(/[^ ]+/g, 'k-$&');

export const path = (look: string, d: string): string => `<path class="${looks(look)}" d="${d}"/>`;

export const rect = (look: string, x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect class="${looks(look)}" x="${mm(x)}" y="${mm(y)}" width="${mm(w)}" height="${mm(h)}"${r ? ` rx="${r}"` : ''}/>`;

export const circle = (look: string, x: number, y: number, r: number): string =>
  `<circle class="${looks(look)}" cx="${mm(x)}" cy="${mm(y)}" r="${mm(r)}"/>`;

export const svgLine = (look: string, x: number, y: number, toX: number, toY: number): string =>
  path(look, `M${mm(x)} ${mm(y)}L${mm(toX)} ${mm(toY)}`);

/** A group that begins at a spot, larger or smaller, or with attributes of its own. */
export const group = (content: string, x = 0, y = 0, scale = 1, more = ''): string => {
  const move = x || y ? `translate(${mm(x)} ${mm(y)})` : '';
  const size = scale === 1 ? '' : ` scale(${scale})`;
  const transform = move || size ? ` transform="${(move + size).trim()}"` : '';
  return `<g${transform}${more ? ` ${more}` : ''}>${content}</g>`;
};

/** A drawing that was defined once, with its own origin at a spot. */
export const svgUse = (id: string, x = 0, y = 0, scale = 1): string =>
  `<use href="#kit-${id}" transform="translate(${mm(x)} ${mm(y)})${scale === 1 ? '' : ` scale(${scale})`}"/>`;

/** A drawing to be used by its name. */
export const define = (id: string, content: string): string => `<g id="kit-${id}">${content}</g>`;

interface TextLook {
  readonly size: number;
  /** `t` the typewriter, `u` the plain face, `b` its bold. */
  readonly face?: 't' | 'u' | 'b';
  readonly look?: string;
  readonly start?: boolean;
  /** The widest it may be: it gets smaller instead, and a test measures that it fits. */
  readonly room?: number;
}

/** How wide letters are, in parts of their size; every letter of the typewriter is as wide as any other. */
const TYPEWRITER = 0.615;
const CHINESE = { letters: /[\u2e80-\u9fff\uff00-\uffef“”…]/u, wide: 1.05 };
const PLAIN = [
  CHINESE,
  { letters: /[mwMW@%]/, wide: 0.9 },
  { letters: /[A-Z0-9+−&]/, wide: 0.68 },
  { letters: /[ijltfr.,:;'’!|()· ]/, wide: 0.33 },
];
const OTHER = 0.58;
const BOLD = 1.05;

/** How wide a text is about, in millimetres; rather too wide than too narrow. */
export function textWidth(text: string, size: number, face = 'u'): number {
  const wide = (sign: string): number => {
    const kind = PLAIN.find(({ letters }) => letters.test(sign));
    if (face === 't') return kind === CHINESE ? CHINESE.wide : TYPEWRITER;
    return (kind?.wide ?? OTHER) * (face === 'b' ? BOLD : 1);
  };
  return size * [...text].reduce((sum, sign) => sum + wide(sign), 0);
}

/** A line of text, its middle or its beginning at a spot on its baseline. */
export function svgText(
  x: number,
  y: number,
  words: string,
  { size, face = 'u', look = '', start = false, room }: TextLook,
): string {
  const wide = textWidth(words, size, face);
  const fits = room && wide > room ? (size * room) / wide : size;
  const classes = [face, start ? '' : 'm', look].filter(Boolean).join(' ');
  const held = room ? ` data-room="${mm(room)}"` : '';
  return `<text class="${looks(classes)}" x="${mm(x)}" y="${mm(y)}" font-size="${mm(fits)}"${held}>${escaped(words)}</text>`;
}

const CLOSING = /^[，。；：、！？）》”]/u;

/** A text in lines that fit: English parts between words, Chinese between any two signs. */
export function linesIn(words: string, room: number, size: number, face = 'u'): readonly string[] {
  const parts =
    words.match(/[\u2e80-\u9fff\uff00-\uffef“”]|[^\s\u2e80-\u9fff\uff00-\uffef“”]+\s?|\s/gu) ?? [];
  const lines: string[] = [];
  let current = '';
  for (const part of parts) {
    const tooLong = textWidth((current + part).trimEnd(), size, face) > room;
    if (tooLong && current && !CLOSING.test(part)) {
      lines.push(current.trimEnd());
      current = part.trimStart();
    } else current += part;
  }
  return current.trim() ? [...lines, current.trimEnd()] : lines;
}

/** A text in lines below each other; the first stands on the spot. */
export const svgParagraph = (
  x: number,
  y: number,
  words: string,
  { room, leading, ...look }: TextLook & { readonly room: number; readonly leading: number },
): string =>
  linesIn(words, room, look.size, look.face)
    .map((one, nth) => svgText(x, y + nth * leading, one, { ...look, room }))
    .join('');
