import { inflateSync } from 'node:zlib';

/** A page of a printed book. */
interface PrintedPage {
  readonly number: number;
  /** How much of the room for text lies empty below its lowest line, from 0 to 1. */
  readonly empty: number;
  /** Whether the next page begins with a chapter, or there is none. */
  readonly endsChapter: boolean;
  /** Headings, and titles of chapters with their summary, under which nothing stands in their column. */
  readonly strandedHeadings: number;
}

const MM = 72 / 25.4;
/** The room for text, in points above the foot of a sheet of A4: as BookPage.astro sets it. */
export const [FOOT, HEAD] = [18 * MM, (297 - 16) * MM];

/** Each page of a file: its number among the parts, and that of what is drawn on it. */
export const PAGE = /(?<=^|\n)(\d+) 0 obj\n<<\/Type \/Page\b(?!s)[\s\S]*?\/Contents (\d+) 0 R/g;
const CHAPTER = /\/chapter-[^\s/[\]]+ \[(\d+) 0 R \/XYZ [\d.]+ ([\d.]+)/g;

/**
 * The pages of a file as Chromium writes it.
 *
 * @param text the file, each byte a letter
 */
export function printedPages(text: string): readonly PrintedPage[] {
  const onTop = new Set(
    [...text.matchAll(CHAPTER)].filter(([, , y]) => Number(y) > HEAD).map(([, page]) => page),
  );
  const pages = [...text.matchAll(PAGE)];
  return pages.map(([, , contents = ''], n) => {
    const [, next] = pages[n + 1] ?? [];
    const written = writtenIn(streamOf(text, contents));
    const lowest = Math.min(HEAD, ...written.map(({ height }) => height));
    return {
      number: n + 1,
      empty: Math.round((100 * (lowest - FOOT)) / (HEAD - FOOT)) / 100,
      endsChapter: next === undefined || onTop.has(next),
      strandedHeadings: stranded(written),
    };
  });
}

/** What a numbered part of the file holds, unpacked. */
export function streamOf(text: string, part: string): string {
  const at = text.search(new RegExp(`(?<=^|\\n)${part} 0 obj\\n`));
  const begin = text.indexOf('stream\n', at) + 'stream\n'.length;
  const [, length] = text.slice(at, begin).match(/\/Length (\d+)/) ?? [];
  const packed = text.slice(begin, begin + Number(length));
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

/** A piece of text: where it begins, and how large it is, in points. */
interface Written {
  readonly left: number;
  readonly height: number;
  readonly size: number;
}

/** A scale and a shift across and up the page: books are not turned or slanted. */
export type Place = readonly [scale: number, across: number, up: number];

/** What is written on a page; the number of the page below the text does not count. */
function writtenIn(stream: string): readonly Written[] {
  let now: Place = [1, 0, 0];
  let font = 0;
  const before: Place[] = [];
  const written: Written[] = [];
  for (const line of stream.split('\n')) {
    if (line === 'q') before.push(now);
    else if (line === 'Q') now = before.pop() ?? now;
    else if (line.endsWith(' cm')) now = within(now, line);
    else if (line.endsWith(' Tf')) font = Number(line.split(' ')[1]);
    else if (line.endsWith(' Tm')) {
      const [scale, left, height] = within(now, line);
      if (height > FOOT && height < HEAD)
        written.push({ left, height, size: Math.abs(scale) * font });
    }
  }
  return written;
}

/** Where a matrix of a drawing leads, inside another. */
export function within([scale, across, up]: Place, matrix: string): Place {
  const [, , , own = 1, right = 0, higher = 0] = matrix.split(' ').map(Number);
  return [scale * own, Math.abs(scale) * right + across, scale * higher + up];
}

/** Sizes in points: of a chapter's title, and of what is at least a heading. */
const [TITLE, HEADING] = [18, 11.5];
const MIDDLE = 105 * MM;
/** A title, the word above it and its summary, which may take two lines. */
const OPENING = 22 * MM;

/** How many headings have nothing below them in their column, and titles nothing but their summary. */
function stranded(written: readonly Written[]): number {
  const titles = written.filter(({ size }) => size > TITLE).map(({ height }) => height);
  const lastTitle = Math.min(...titles);
  const isBare = titles.length > 0 && !written.some(({ height }) => height < lastTitle - OPENING);
  const columns = [
    written.filter(({ left }) => left < MIDDLE),
    written.filter(({ left }) => left >= MIDDLE),
  ];
  const bare = columns.filter((column) => {
    const lowest = Math.min(...column.map(({ height }) => height));
    // A large number with its words beside it is no heading.
    const line = column.filter(({ height }) => height < lowest + HEADING / 2);
    return line.length > 0 && line.every(({ size }) => size > HEADING && size < TITLE);
  });
  return bare.length + (isBare ? 1 : 0);
}
