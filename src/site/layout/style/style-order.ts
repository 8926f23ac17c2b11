import type { AstroIntegration } from 'astro';
import type { Plugin, Rolldown } from 'vite';

/*
 * On every page styles come in one order, the general before the particular, so that a game may dress
 * what the kit has dressed, and a room what its game has:
 *
 *     the site → the kit of playing → a game's board → what is about it → the page's own
 *
 * Astro (7.3) leaves the styles of parts that live in the browser alone in no order: it sorts them for
 * each page with a comparison that has no ties, which turned them round from one page to the next. So
 * the English page of a puzzle had the kit's last, and the Chinese page had it first.
 */

/** What Astro keeps of a style on a page: its place, and the sheet itself. */
interface PageStyle {
  order: number;
  depth: number;
  readonly sheet: { readonly type: string; readonly src?: string; readonly content?: string };
}

/** How particular a style is, by the files it comes from and the name of its chunk. */
export function particularity(files: readonly string[], chunk: string): number {
  if (files.some((file) => file.includes('/src/games/'))) {
    if (chunk.endsWith('-board')) return 2;
    return chunk.endsWith('-aid') ? 3 : 4;
  }
  return files.some((file) => file.includes('/src/play/')) ? 1 : 0;
}

/** Puts the styles of a page in order; those alike in this stay as they came in the first page. */
export function putInOrder(
  styles: PageStyle[],
  particularityOf: (sheet: PageStyle['sheet']) => number,
): void {
  const name = ({ sheet }: PageStyle) => sheet.src ?? sheet.content ?? '';
  styles.sort(
    (one, other) =>
      particularityOf(one.sheet) - particularityOf(other.sheet) ||
      one.order - other.order ||
      other.depth - one.depth ||
      (name(one) < name(other) ? -1 : 1),
  );
  for (const [place, style] of styles.entries()) style.order = place;
}

/** A style without the mark that Vite takes off at the very end. */
const finished = (style: string) => style.replaceAll('/*$vite$:1*/', '').trim();

/** Remembers where each style comes from, and puts the pages' styles in order when all are there. */
function inOrder(pages: ReadonlyMap<string, { styles: PageStyle[] }>): Plugin {
  const found = new Map<string, number>();
  return {
    name: 'style-order',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const all = Object.values(bundle);
        const chunks = all.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
        for (const chunk of chunks) {
          const styles = chunk.moduleIds.filter((id) => /\.css$|[?&]lang\.css$/.test(id));
          for (const file of chunk.viteMetadata?.importedCss ?? []) {
            const rank = Math.max(found.get(file) ?? 0, particularity(styles, chunk.name));
            const asset = bundle[file];
            found.set(file, rank);
            if (asset?.type === 'asset') found.set(finished(String(asset.source)), rank);
          }
        }
      },
    },
    writeBundle() {
      if (this.environment.name !== 'client') return;
      for (const { styles } of pages.values()) {
        putInOrder(styles, ({ src, content = '' }) => found.get(src ?? finished(content)) ?? 0);
      }
    },
  };
}

/** Gives the styles of every page the one order that there is. */
export default function styleOrder(): AstroIntegration {
  return {
    name: 'style-order',
    hooks: {
      'astro:build:setup': ({ pages, updateConfig }) => {
        updateConfig({ plugins: [inOrder(pages)] });
      },
    },
  };
}
