import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../layout/languages.ts';
import { folderOf, type Package, packageOf, readPackage } from './packages.ts';

/*
 * Whose work is sent to visitors, and under which licence: asked of the bundler when the site is
 * built, so that the list cannot be out of date. The about page shows it; `licences.txt` holds the
 * licences word for word, as most of them ask for.
 */

/** What comes to visitors by other ways than the bundler: in pages, as files, in the printed book. */
const BESIDE_THE_BUNDLE = [
  'astro',
  'pagefind',
  '@fontsource-variable/inter',
  '@fontsource-variable/source-serif-4',
  '@fontsource/courier-prime',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-serif-sc',
];

/** Notes every package of which something goes into a script for the browser. */
function noting(found: Set<string>): Plugin {
  return {
    name: 'whose-work',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const modules = chunk.type === 'chunk' ? chunk.moduleIds : [];
        for (const module of modules) {
          const folder = packageOf(module);
          if (folder) found.add(folder);
        }
      }
    },
  };
}

/** The list in the about page, which an empty one marks. */
const PLACE = /(<ul[^>]* data-licences[^>]*>)\s*(<\/ul>)/;

export function withLicences(html: string, packages: readonly Package[]): string {
  if (!PLACE.test(html)) throw new Error('The about page has no place for the licences');
  const items = packages.map(
    ({ name, version, licence, homepage }) =>
      `<li><a href="${escaped(homepage)}">${escaped(name)}</a> ${escaped(version)}, ${escaped(licence)}</li>`,
  );
  return html.replace(PLACE, (_, open, close) => open + items.join('') + close);
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/** Every licence word for word. */
export const licencesText = (packages: readonly Package[]): string =>
  packages
    .map(({ name, version, licence, homepage, text }) =>
      [
        `${name} ${version}, ${licence}`,
        homepage,
        '',
        text || `(The package names its licence, ${licence}, and comes without its text.)`,
      ].join('\n'),
    )
    .join(`\n\n${'='.repeat(78)}\n\n`);

/** In the order of their names; the same package may lie in several folders. */
const once = (packages: readonly Package[]): readonly Package[] =>
  [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()].toSorted(
    (one, other) => (one.name < other.name ? -1 : 1),
  );

/** Lists the licences when the site has been built. */
export default function licences(): AstroIntegration {
  const found = new Set(BESIDE_THE_BUNDLE.map(folderOf));
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: { plugins: [noting(found)], worker: { plugins: () => [noting(found)] } },
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const packages = once([...found].map(readPackage));
        await writeFile(join(site, 'licences.txt'), licencesText(packages));
        for (const language of LANGUAGES) {
          const file = join(site, language, 'about', 'index.html');
          await writeFile(file, withLicences(await readFile(file, 'utf8'), packages));
        }
        logger.info(`${packages.length} packages come to visitors`);
      },
    },
  };
}
