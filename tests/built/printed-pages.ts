import { inflateSync } from 'node:zlib';

/** A page of a printed book. */
interface PrintedPage {
  readonly number: number;
  /** How much of the room for text lies empty below its lowest line, from 0 to 1. */
  readonly empty: number;
  /** Whether the next page begins with a chapter, or there is none. */
  readonly endsChapter: boolean;
}

const MM = 72 / 25.4;
/** The room for text, in points above the foot of a sheet of A4: as BookPage.astro sets it. */
const [FOOT, HEAD] = [18 * MM, (297 - 16) * MM];

const PAGE = /(?<=^|\n)(\d+) 0 obj\n<<\/Type \/Page\b(?!s)[\s\S]*?\/Contents (\d+) 0 R/g;
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
    const lowest = lowestText(streamOf(text, contents));
    return {
      number: n + 1,
      empty: Math.round((100 * (lowest - FOOT)) / (HEAD - FOOT)) / 100,
      endsChapter: next === undefined || onTop.has(next),
    };
  });
}

/** What a numbered part of the file holds, unpacked. */
function streamOf(text: string, part: string): string {
  const at = text.search(new RegExp(`(?<=^|\\n)${part} 0 obj\\n`));
  const begin = text.indexOf('stream\n', at) + 'stream\n'.length;
  const [, length] = text.slice(at, begin).match(/\/Length (\d+)/) ?? [];
  const packed = text.slice(begin, begin + Number(length));
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

/** A scale and a shift up the page: books are not turned or slanted. */
type Height = readonly [scale: number, shift: number];

/** How high the lowest line of the text stands; the number of the page below it does not count. */
function lowestText(stream: string): number {
  let now: Height = [1, 0];
  const before: Height[] = [];
  let lowest = HEAD;
  for (const line of stream.split('\n')) {
    if (line === 'q') before.push(now);
    else if (line === 'Q') now = before.pop() ?? now;
    else if (line.endsWith(' cm')) now = within(now, line);
    else if (line.endsWith(' Tm')) {
      const [, height] = within(now, line);
      if (height > FOOT && height < lowest) lowest = height;
    }
  }
  return lowest;
}

function within([scale, shift]: Height, matrix: string): Height {
  const [, , , own = 1, , up = 0] = matrix.split(' ').map(Number);
  return [scale * own, scale * up + shift];
}
