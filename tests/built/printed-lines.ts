import { FOOT, HEAD, PAGE, type Place, streamOf, within } from './printed-pages.ts';

/** A paragraph or an entry of a list of which one line stands apart from the rest. */
interface LineAlone {
  readonly page: number;
  /** Lines in each column that it runs through. */
  readonly lines: readonly number[];
}

/** A line: its page, and the height of its letters above the foot of the sheet, in points. */
type Line = readonly [page: number, height: number];

/** A part of the text as the file tells it to screen readers. */
interface Part {
  readonly kind: string;
  readonly parent: string | undefined;
  /** Where it is drawn: a page, and a mark there. */
  readonly marks: readonly (readonly [page: string, mark: number])[];
}

const PART = /(?<=^|\n)(\d+) 0 obj\n<<\/Type \/StructElem\n([\s\S]*?)\nendobj/g;
const MARK =
  /<<\/Type \/MCR\s+\/Pg (\d+) 0 R\s+\/MCID (\d+)>>|(?<=^|[[\s])(\d+)(?=$|[\]\s>])(?! 0 R)/g;
const [NEXT_LINE, NEXT_COLUMN] = [4, 20];

/**
 * The paragraphs and entries of lists that leave their first line alone at the foot of a column, or their last one at
 * the head of the next.
 *
 * @param text a file as Chromium writes it, each byte a letter
 */
export function linesAlone(text: string): readonly LineAlone[] {
  const drawn = new Map(
    [...text.matchAll(PAGE)].map(([, page = '', contents = ''], n) => [
      page,
      linesOf(streamOf(text, contents), n + 1),
    ]),
  );
  const parts = partsOf(text);
  const blocks = new Map<string, Line[]>();
  for (const [id, { marks }] of [...parts].toSorted(([a], [b]) => Number(a) - Number(b))) {
    const block = blockOf(id, parts);
    if (!block) continue;
    const lines = marks.flatMap(([page, mark]) => drawn.get(page)?.get(mark) ?? []);
    blocks.set(block, [...(blocks.get(block) ?? []), ...lines]);
  }
  return [...blocks.values()].flatMap((lines) => {
    const columns = columnsOf(lines);
    const counts = columns.map(({ length }) => length);
    const isAlone = columns.length > 1 && (counts[0] === 1 || counts.at(-1) === 1);
    return isAlone ? [{ page: columns.at(-1)?.[0]?.[0] ?? 0, lines: counts }] : [];
  });
}

/** The parts by their numbers. */
function partsOf(text: string): ReadonlyMap<string, Part> {
  return new Map(
    [...text.matchAll(PART)].map(([, id = '', told = '']) => {
      const [, kind = ''] = told.match(/\/S \/(\w+)/) ?? [];
      const [, parent] = told.match(/\/P (\d+) 0 R/) ?? [];
      const [head = '', holds = ''] = told.split('\n/K ');
      const [, own = ''] = head.match(/\/Pg (\d+) 0 R/) ?? [];
      const marks = [...holds.replace(/\d+ 0 R(?=[\]\s]|>>$|$)(?!\s+\/MCID)/g, '').matchAll(MARK)];
      return [
        id,
        {
          kind,
          parent,
          marks: marks.map(([, page = own, there, here]) => [page, Number(there ?? here)] as const),
        },
      ];
    }),
  );
}

/** The paragraph or entry that a part belongs to, if any. */
function blockOf(id: string, parts: ReadonlyMap<string, Part>): string | undefined {
  const part = parts.get(id);
  if (!part || part.kind === 'P' || part.kind === 'LI') return part && id;
  return part.kind === 'Figure' || part.parent === undefined
    ? undefined
    : blockOf(part.parent, parts);
}

/** What is written on a page, by its marks. */
function linesOf(stream: string, page: number): ReadonlyMap<number, readonly Line[]> {
  let now: Place = [1, 0, 0];
  let mark: number | undefined;
  const before: Place[] = [];
  const lines = new Map<number, Line[]>();
  for (const line of stream.split('\n')) {
    if (line === 'q') before.push(now);
    else if (line === 'Q') now = before.pop() ?? now;
    else if (line.endsWith(' cm')) now = within(now, line);
    else if (line.endsWith('BDC')) mark = Number(line.match(/MCID (\d+)/)?.[1]);
    else if (line === 'EMC') mark = undefined;
    else if (line.endsWith(' Tm') && mark !== undefined) {
      const [, , height] = within(now, line);
      if (height > FOOT && height < HEAD)
        lines.set(mark, [...(lines.get(mark) ?? []), [page, height]]);
    }
  }
  return lines;
}

/** The lines of a block in each column: one that is not below the last begins the next column. */
function columnsOf(pieces: readonly Line[]): readonly (readonly Line[])[] {
  const columns: Line[][] = [];
  for (const piece of pieces) {
    const column = columns.at(-1);
    const last = column?.at(-1);
    if (!column || !last || piece[0] !== last[0] || piece[1] > last[1] + NEXT_COLUMN)
      columns.push([piece]);
    else if (piece[1] < last[1] - NEXT_LINE) column.push(piece);
  }
  return columns;
}
