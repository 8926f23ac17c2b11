import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../layout/languages.ts';

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

function withLicences(html: string, packages: readonly Package[]): string {
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
const licencesText = (packages: readonly Package[]): string =>
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

/** A package of somebody else's that comes to the visitor. */
interface Package {
  readonly name: string;
  readonly version: string;
  /** As its maker names it, by SPDX. */
  readonly licence: string;
  readonly homepage: string;
  /** The licence itself; empty where the package comes without it. */
  readonly text: string;
}

const MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** The folder of a package that this project asks for by name. */
const folderOf = (name: string): string => join(MODULES, name);

/** The folder of the package that a module belongs to; undefined for our own and what tools make. */
function packageOf(module: string): string | undefined {
  return module.match(/^(.*\/node_modules\/(?:@[^/]+\/)?[^@./][^/]*)\//)?.[1];
}

/**
 * What the package in a folder says of itself.
 *
 * @throws Error where it names no licence
 */
function readPackage(folder: string): Package {
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licence = typeof own.license === 'string' ? own.license : own.license?.type;
  if (!licence) throw new Error(`${folder} names no licence, so it cannot be sent to visitors`);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const repository = typeof own.repository === 'string' ? own.repository : own.repository?.url;
  return {
    name: own.name,
    version: own.version,
    licence,
    homepage: own.homepage ?? addressOf(repository ?? ''),
    text: file ? textIn(join(folder, file)) : '',
  };
}

/** The text of a file, or of the files of a folder that some packages keep their licences in. */
const textIn = (path: string): string =>
  (statSync(path).isDirectory() ? readdirSync(path).map((file) => join(path, file)) : [path])
    .map((file) => readFileSync(file, 'utf8').trim())
    .join('\n\n');

const addressOf = (repository: string): string =>
  repository
    .replace(/^git\+|\.git$/g, '')
    .replace(/^git:/, 'https:')
    .replace(/^([\w-]+\/[\w-]+)$/, 'https://github.com/$1');
