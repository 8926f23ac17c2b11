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

const path = (look: string, d: string): string => `<path class="${looks(look)}" d="${d}"/>`;

const rect = (look: string, x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect class="${looks(look)}" x="${mm(x)}" y="${mm(y)}" width="${mm(w)}" height="${mm(h)}"${r ? ` rx="${r}"` : ''}/>`;

const circle = (look: string, x: number, y: number, r: number): string =>
  `<circle class="${looks(look)}" cx="${mm(x)}" cy="${mm(y)}" r="${mm(r)}"/>`;

const line = (look: string, x: number, y: number, toX: number, toY: number): string =>
  path(look, `M${mm(x)} ${mm(y)}L${mm(toX)} ${mm(toY)}`);

/** A group that begins at a spot, larger or smaller, or with attributes of its own. */
const group = (content: string, x = 0, y = 0, scale = 1, more = ''): string => {
  const move = x || y ? `translate(${mm(x)} ${mm(y)})` : '';
  const size = scale === 1 ? '' : ` scale(${scale})`;
  const transform = move || size ? ` transform="${(move + size).trim()}"` : '';
  return `<g${transform}${more ? ` ${more}` : ''}>${content}</g>`;
};

/** A drawing that was defined once, with its own origin at a spot. */
const use = (id: string, x = 0, y = 0, scale = 1): string =>
  `<use href="#kit-${id}" transform="translate(${mm(x)} ${mm(y)})${scale === 1 ? '' : ` scale(${scale})`}"/>`;

/** A drawing to be used by its name. */
const define = (id: string, content: string): string => `<g id="kit-${id}">${content}</g>`;

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
function text(
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
const paragraph = (
  x: number,
  y: number,
  words: string,
  { room, leading, ...look }: TextLook & { readonly room: number; readonly leading: number },
): string =>
  linesIn(words, room, look.size, look.face)
    .map((one, nth) => text(x, y + nth * leading, one, { ...look, room }))
    .join('');

/** Shapes of a sheet, each as the text of an element. */
export const svg = { path, rect, circle, line, group, use, define, text, paragraph };

/*
 * What several drawings have: windows, awnings, trees. A place is drawn in a disc of 28 mm around its middle. The
 * plate with its name lies over the lowest third, so it stands on a line 8.5 mm below the middle.
 */

/** Where a drawing of a place stands. */
const GROUND = 8.5;

const ground = (): string =>
  path('gd0', `M-15 ${GROUND}H15V15H-15Z`) + line('ink', -15, GROUND, 15, GROUND);

/** Windows with a cross, at these spots from the left and from the top. */
const windows = (xs: readonly number[], y: number, w: number, h: number): string =>
  xs
    .map(
      (x) =>
        rect('gl', x, y, w, h) +
        line('hair', x + w / 2, y, x + w / 2, y + h) +
        line('hair', x, y + h * 0.4, x + w, y + h * 0.4),
    )
    .join('');

/** Windows with a shutter on either side. */
const shuttered = (xs: readonly number[], y: number, w: number, h: number, look: string): string =>
  xs.map((x) => rect(look, x - 1.1, y, 1.1, h) + rect(look, x + w, y, 1.1, h)).join('') +
  windows(xs, y, w, h);

/** An awning of stripes that spreads a little towards its scalloped edge. */
function awning(
  x: number,
  y: number,
  w: number,
  high: number,
  stripes: number,
  look: string,
): string {
  const middle = x + w / 2;
  const spread = (at: number) => Math.round((at + (at - middle) * 0.1) * 100) / 100;
  return Array.from({ length: stripes }, (_, nth) => {
    const left = Math.round((x + (nth * w) / stripes) * 100) / 100;
    const right = Math.round((x + ((nth + 1) * w) / stripes) * 100) / 100;
    const [a, b] = [spread(left), spread(right)];
    const half = Math.round((b - a) * 50) / 100;
    return path(
      nth % 2 ? 'wh' : look,
      `M${left} ${y}H${right}L${b} ${y + high}a${half} .9 0 0 1 ${-2 * half} 0Z`,
    );
  }).join('');
}

const bush = (x: number, y: number, r: number): string =>
  circle('lf', x, y, r) + path('hair', `M${x - r * 0.5} ${y}q${r * 0.4} ${r * 0.5} ${r} 0`);

const poplar = (x: number, y: number, high: number): string =>
  line('ink', x, y, x, y - high * 0.3) +
  path(
    'lf',
    `M${x} ${y - high}C${x + high * 0.3} ${y - high * 0.5} ${x + high * 0.22} ${y - high * 0.15} ${x} ${y - high * 0.15}S${x - high * 0.3} ${y - high * 0.5} ${x} ${y - high}Z`,
  );

/** What several drawings have. */
export const detail = { ground, windows, shuttered, awning, bush, poplar };
