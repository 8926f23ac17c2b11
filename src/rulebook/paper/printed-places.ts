/** A page of the file, by the number of its part. */
const PAGE = /(?<=^|\n)(\d+) 0 obj\n<<\/Type \/Page\b/g;

/** A place with a name, and the part that is its page. */
const PLACE = /\/([^\s/[\]<>()]+) \[(\d+) 0 R \/XYZ /g;

/**
 * On which page of a printed file each of its named places stands, counted from 1. It reads what
 * Chromium writes: pages in their order, and one list of places, none of it packed.
 */
export function printedPlaces(pdf: Buffer): Readonly<Record<string, number>> {
  const text = pdf.toString('latin1');
  const pages = [...text.matchAll(PAGE)].map(([, part]) => part);
  const places = [...text.matchAll(PLACE)].map(
    ([, name = '', part]) => [name, pages.indexOf(part) + 1] as const,
  );
  return Object.fromEntries(places.filter(([, page]) => page > 0));
}
