/** What stands in a page for the length of a PDF until that is made. */
export const PAGES = '{pages}';
export const SIZE = '{size}';

/** The papers that a page of sheets is made a file for, as it names them. */
export const papersOf = (html: string): readonly string[] =>
  html.match(/data-pdf="([a-z0-9 ]+)"/)?.[1]?.split(' ') ?? [];

/** What a finished PDF says of itself in a link. */
export interface FinishedPdf {
  readonly pages: number;
  /** In bytes. */
  readonly size: number;
}

/** What begins a link to a file of this name, and what ends it. */
export const beginOfLink = (file: string): string => `<!--pdf ${file}-->`;
export const END_OF_LINK = '<!--/pdf-->';

const MARKED = /<!--pdf ([\w-]+)-->([\s\S]*?)<!--\/pdf-->/g;
const MEGABYTE = 1e6;

/** A page with its links to PDFs filled in, or without those to files that there are not. */
export const withPdfLinks = (html: string, made: ReadonlyMap<string, FinishedPdf>): string =>
  html.replace(MARKED, (_, file: string, link: string) => {
    const pdf = made.get(file);
    return pdf
      ? link
          .replace(PAGES, String(pdf.pages))
          .replace(SIZE, (Math.ceil(pdf.size / (MEGABYTE / 10)) / 10).toFixed(1))
      : '';
  });
