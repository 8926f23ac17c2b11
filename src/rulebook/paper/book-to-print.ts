/** Where a chapter begins on the page of the whole book. */
export const chapterAnchor = (chapter: string): string => `chapter-${chapter}`;

const LINK = /(<a\b[^>]*?\shref=")([^"]*)(")/g;

/**
 * The page of the whole book as it goes into a file: what it links to inside the rulebook is a place
 * in the file, everything else an address that works from anywhere.
 *
 * @param page its address, from which its links lead
 * @param site where the site will live
 */
export function bookToPrint(html: string, page: URL, site: URL): string {
  const anchors = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const chapters = new URL('../', page).pathname;
  const inside = ({ pathname, hash }: URL): string | undefined => {
    if (!pathname.startsWith(chapters)) return undefined;
    const rule = decodeURIComponent(hash.slice(1));
    const chapter = chapterAnchor(pathname.slice(chapters.length).replace(/\/$/, ''));
    return [rule, chapter].find((anchor) => anchors.has(anchor));
  };
  return html.replace(LINK, (_, before: string, href: string, after: string) => {
    const target = new URL(href, page);
    const anchor = inside(target);
    const isOwn = target.origin === page.origin;
    const elsewhere = isOwn ? new URL(target.pathname + target.hash, site).href : href;
    return before + (anchor ? `#${encodeURIComponent(anchor)}` : elsewhere) + after;
  });
}
