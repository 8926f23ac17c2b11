/**
 * What a chapter of the rules weighs here, and as the same text in two well-known documentation themes
 * as they come; and what a first search loads here and with two other searches of the same records.
 * The themes are built in a folder of their own, outside this project. Writes themes.md.
 *
 *     npm run build
 *     npm run --silent bench:themes   with the folder of another build behind it, if wanted
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';
import { type Browser, chromium } from 'playwright-core';
import { findChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';
import { serveFolder } from '../setup/serve-folder.ts';
import { type Chapter, THEMES, writeSite } from './theme-folders.ts';

/** The chapter that is weighed: a long one, with a table or an example where there is one. */
const MEASURED = 'way-home';
const SEARCHES = ['minisearch@7.2.0', 'lunr@2.3.9'];
const [dist = 'dist'] = process.argv.slice(2);
const site = resolve(dist);
const workshop = join(tmpdir(), 'safe-house-themes');

/** The text of an element as Markdown, without what only our pages have beside it. */
function markdown(element: HTMLElement): string {
  const blocks = element.querySelectorAll('h2, h3, p, li, blockquote');
  return blocks
    .filter((block) => !block.closest('nav, button, [data-record-skip]'))
    .map((block) => {
      const mark = { H2: '## ', H3: '### ', LI: '- ' }[block.tagName] ?? '';
      return (
        mark +
        block.textContent
          .trim()
          .replace(/\s+/g, ' ')
          .replace(/[<>{}]/g, '')
      );
    })
    .filter((line) => /\w/.test(line))
    .join('\n\n');
}

function chapters(): readonly Chapter[] {
  const folder = join(site, 'en/maquis/rules');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'book')
    .map(({ name }) => {
      const page = parse(readFileSync(join(folder, name, 'index.html'), 'utf8'));
      const main = page.querySelector('main') ?? page;
      const title = page.querySelector('h1')?.textContent.trim() ?? name;
      return { name, title, text: markdown(main) };
    });
}

interface Load {
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly other: number;
  readonly requests: number;
}

/** What a browser is sent for a page, packed as hosts pack it. */
async function load(browser: Browser, folder: string, address: string): Promise<Load> {
  const served = await serveFolder(folder, '/', { packed: true });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const sum = { html: 0, script: 0, style: 0, font: 0, other: 0, requests: 0 };
  const kinds: Readonly<Record<string, keyof typeof sum>> = {
    document: 'html',
    script: 'script',
    stylesheet: 'style',
    font: 'font',
  };
  const weighing: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = kinds[request.resourceType()] ?? 'other';
    sum.requests++;
    weighing.push(
      request.sizes().then(({ responseBodySize }) => {
        sum[kind] += responseBodySize;
      }),
    );
  });
  await page.goto(new URL(address, served.url).href, { waitUntil: 'networkidle' });
  await Promise.all(weighing);
  await context.close();
  await served.close();
  return sum;
}

const zipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Installs and builds in the workshop. */
function run(folder: string, command: readonly string[]): void {
  const [program = '', ...rest] = command;
  const own = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/.test(name)),
  );
  execFileSync(program, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env: own });
}

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_ONE);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const rows: (readonly [string, Load])[] = [
  ['This site', await load(browser, site, `en/maquis/rules/${MEASURED}/`)],
];
const texts = chapters();
for (const [n, theme] of THEMES.entries()) {
  const folder = join(workshop, String(n));
  mkdirSync(folder, { recursive: true });
  writeSite(folder, theme, texts);
  run(folder, ['npm', 'install', '--no-audit', '--no-fund', '--silent', ...theme.packages]);
  run(folder, ['npx', ...theme.build]);
  rows.push([theme.name, await load(browser, join(folder, theme.built), theme.address(MEASURED))]);
}
await browser.close();

interface Found {
  readonly title: string;
  readonly words: readonly string[];
  readonly text: string;
}
const shown = readFileSync(join(site, 'search/en/maquis.json'), 'utf8');
const { things }: { readonly things: readonly Found[] } = JSON.parse(shown);
const records: readonly (Found & { id: number })[] = things.map((thing, id) => ({ ...thing, id }));
const inFolder = (folder: string, names: RegExp): number =>
  readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .reduce((sum, file) => sum + zipped(readFileSync(join(site, folder, file))), 0);

/** The fields of the records as other searches index them, and the library in its smallest form. */
async function others(): Promise<readonly (readonly [string, number, number])[]> {
  const folder = join(workshop, 'searches');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private": true}');
  run(folder, ['npm', 'install', '--no-audit', '--no-fund', '--silent', ...SEARCHES]);
  const from = (path: string) => join(folder, 'node_modules', path);
  const { default: MiniSearch } = await import(
    pathToFileURL(from('minisearch/dist/es/index.js')).href
  );
  const mini = new MiniSearch({ fields: ['title', 'words', 'text'] });
  mini.addAll(records);
  const { default: lunr } = await import(pathToFileURL(from('lunr/lunr.js')).href);
  const index = lunr(function (this: {
    ref(name: string): void;
    field(name: string): void;
    add(one: object): void;
  }) {
    this.ref('id');
    for (const field of ['title', 'words', 'text']) this.field(field);
    for (const record of records) this.add(record);
  });
  const library = (path: string) => zipped(readFileSync(from(path)));
  return [
    [SEARCHES[0] ?? '', zipped(JSON.stringify(mini)), library('minisearch/dist/umd/index.js')],
    [SEARCHES[1] ?? '', zipped(JSON.stringify(index)), library('lunr/lunr.min.js')],
  ];
}

const ours = [
  'This site: Pagefind 1.5.2',
  inFolder('pagefind', /\.(pf_index|pf_meta|pf_filter)$/),
  inFolder('pagefind', /^(pagefind\.js|wasm\.en\.pagefind)$/),
] as const;

const text = `# The weight of a page and of its search, beside others

Made by \`npm run bench:themes\` on ${new Date().toISOString().slice(0, 10)}: the chapter “${MEASURED}”, as a first visit loads it, in
kilobytes as a host packs them (gzip). The same text of all ${texts.length} chapters was put into two
documentation themes, as they come.

| | page | script | style | fonts | other | all | requests |
|---|---|---|---|---|---|---|---|
${rows
  .map(
    ([name, { html, script, style, font, other, requests }]) =>
      `| ${[name, ...[html, script, style, font, other, html + script + style + font + other].map(kilobytes), requests].join(' | ')} |`,
  )
  .join('\n')}

What the first search in English loads, over the same ${records.length} records. The texts that results show weigh
${kilobytes(zipped(shown))} with each of them, what players call things included.

| | index | program | both |
|---|---|---|---|
${[ours, ...(await others())]
  .map(
    ([name, index, program]) =>
      `| ${[name, ...[index, program, index + program].map(kilobytes)].join(' | ')} |`,
  )
  .join('\n')}
`;
writeFileSync(new URL('themes.md', import.meta.url), text);
console.log(text);
