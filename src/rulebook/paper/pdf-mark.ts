/** What stands in a page for the length of the PDF until that is made. */
export const PAGES = '{pages}';
export const SIZE = '{size}';

/** What a finished PDF says of itself in a link. */
export interface Finished {
  readonly pages: number;
  /** In bytes. */
  readonly size: number;
}

const MARKED = /<!--pdf-->([\s\S]*?)<!--\/pdf-->/g;
const MEGABYTE = 1e6;

/** A page with its links to the PDF filled in, or without them where there is none. */
export const withPdfLink = (html: string, pdf: Finished | undefined): string =>
  html.replace(MARKED, (_, link: string) =>
    pdf
      ? link
          .replace(PAGES, String(pdf.pages))
          .replace(SIZE, (Math.ceil(pdf.size / (MEGABYTE / 10)) / 10).toFixed(1))
      : '',
  );
