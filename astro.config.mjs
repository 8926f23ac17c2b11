import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig, passthroughImageService } from 'astro/config';
import rulesAsPdf from './src/rulebook/paper/rules-as-pdf.ts';
import { xstateOnPreact } from './src/shared/xstate-on-preact/aliases.mjs';
import caches from './src/site/build-caches.ts';
import siteFonts from './src/site/fonts/site-fonts.ts';
import gameRoutes, { GAME_FOLDERS } from './src/site/games/folders.ts';
import compiledWords from './src/site/i18n-build/compiled-words.ts';
import scriptsOfALanguage, { openLanguage } from './src/site/i18n-build/scripts-of-a-language.ts';
import { LANGUAGES } from './src/site/layout/languages.ts';
import { intoLayers } from './src/site/layout/style/layers.ts';
import licences from './src/site/licences/licences.ts';
import serviceWorker from './src/site/offline/service-worker.ts';
import islandScripts from './src/site/preload/island-scripts.ts';
import searchIndex from './src/site/search/search-index.ts';
import contentPolicy from './src/site/security/content-policy.ts';
import previews from './src/site/seo/previews.ts';
import siteForSearchEngines from './src/site/seo/sitemap.ts';

// Where the site will live: SITE_URL is the host, BASE_PATH the folder on it ("/sub/").
const { SITE_URL = 'http://localhost:4321', BASE_PATH = '/' } = process.env;

// Of what several pages load, a file takes in only what they need at first: what waits for a tap on all
// of them would come at once with it.
const AT_FIRST = ['$initial'];

/** A game's rules, its words, its board, and the styles that its pages share: on no page of another game. */
function filesOf(game) {
  // The keys of a game's words begin with the last word of its name.
  const keys = game.split('-').at(-1);
  const engine = new RegExp(`src/games/${game}/(data|engine)/`);
  const table = new RegExp(
    `src/games/${game}/session/(save-format|files|game|history|record-of-game)\\.ts$`,
  );
  const words = new RegExp(`src/games/${game}/i18n/|messages/[a-z]+/messages/${keys}_`);
  const board = new RegExp(`src/games/${game}/ui/[A-Z]\\w+\\.tsx$`);
  const coach = new RegExp(`src/games/${game}/ui/style/coach\\.css$`);
  const styles = new RegExp(`src/games/${game}/ui/.+\\.css$`);
  return [
    { name: `${game}-engine`, test: engine, minShareCount: 6, tags: AT_FIRST },
    { name: `${game}-table`, test: table, minShareCount: 5, tags: AT_FIRST },
    { name: `${game}-words`, test: words, minShareCount: 8, tags: AT_FIRST },
    { name: `${game}-board`, test: board, minShareCount: 5, tags: AT_FIRST },
    // Built once for the server and once for the browser, it is one file only under one name.
    { name: `${game}-coach`, test: coach },
    { name: `${game}-aid`, test: styles, minShareCount: 3 },
  ];
}

// What several pages share comes in few files, not in thirty small ones, which weigh more together.
// What the pages without a game need as well is taken first, so that they load nothing else; then what
// games share, so that no game's file takes it along.
const SHARED_BY_PAGES = [
  {
    name: 'basics',
    // With them goes what every page tells the worker of a visit.
    test: /preload-helper|messages\/[a-z]+\/(runtime|registry)|site\/layout\/address|shared\/page\/|site\/offline\/page\//,
    priority: 2,
  },
  {
    // What the page of everything kept needs of the kit, so that it loads nothing else of it.
    name: 'kept',
    test: /node_modules\/idb\/|src\/shared\/(storage\/(local-storage|database|close-on-pagehide)|yield-to-main)|src\/play\/ui\/(storage\/Unread|frame\/(LoadingNotice|skeleton)|parts\/FileButton|hooks\/(download|use-lazy-module))|messages\/[a-z]+\/messages\/play_(kept_(denied|list_more|unread_file)|part_failed|game_save)\b/,
    priority: 2,
  },
  {
    name: 'preact',
    test: /node_modules\/(preact\/|lucide-preact\/dist\/esm\/(?!icons\/))/,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'icons',
    test: /node_modules\/lucide-preact\//,
    minShareCount: 8,
    tags: AT_FIRST,
    priority: 1,
  },
  { name: 'machines', test: /node_modules\/(xstate|@xstate)\//, minShareCount: 4, priority: 1 },
  // An example in the rulebook counts chances, and loads nothing else of what is played.
  { name: 'chance', test: /src\/shared\/chance\//, minShareCount: 8, priority: 2 },
  {
    name: 'play',
    // A session brings the machines, which whoever sets a position up does not need.
    // Puzzles of one's own games come with the first of them, dragging with a board to drag on; two parts
    // are in many files, but at first on the pages of one game alone.
    test: /src\/(play|shared)\/(?!messages|session\/|ui\/(frame\/(PlaySession|use-game)\b|hooks\/use-drag|my-puzzles\/(own-puzzles|[A-Z])|parts\/Stepper)|puzzles\/own-|sha256)|messages\/[a-z]+\/messages\/play_(?!own_|one_(less|more)\b)/,
    minShareCount: 8,
    tags: AT_FIRST,
    priority: 1,
  },
  // After what it needs itself, so that it takes nothing of that along.
  {
    name: 'session',
    test: /src\/play\/(session\/|ui\/frame\/(PlaySession|use-game)\b)/,
    minShareCount: 4,
    priority: 1,
  },
  ...GAME_FOLDERS.flatMap(filesOf),
];

export default defineConfig({
  site: SITE_URL,
  base: BASE_PATH,
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory' },
  image: { service: passthroughImageService() },
  i18n: {
    defaultLocale: LANGUAGES[0],
    locales: [...LANGUAGES],
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  devToolbar: { enabled: false },
  integrations: [
    caches(),
    compiledWords(),
    siteFonts(),
    gameRoutes(),
    mdx(),
    preact({ include: ['**/ui/**/*.tsx', '**/backup/screen/*.tsx', '**/site/search/*.tsx'] }),
    siteForSearchEngines(),
    previews(),
    scriptsOfALanguage(),
    rulesAsPdf(),
    searchIndex(),
    islandScripts(),
    licences(),
    contentPolicy(),
    serviceWorker(),
  ],
  vite: {
    plugins: [openLanguage()],
    css: { postcss: { plugins: [intoLayers(fileURLToPath(new URL('src', import.meta.url)))] } },
    build: {
      // Larger styles come once, as a file, not again with every puzzle and chapter.
      assetsInlineLimit: 3500,
      rolldownOptions: {
        // The warning is about a mark that Astro itself leaves in every MDX page.
        checks: { moduleLevelDirective: false },
        output: {
          codeSplitting: { groups: SHARED_BY_PAGES },
        },
      },
    },
    worker: { format: 'es' },
    ssr: { noExternal: ['@xstate/react'] },
    environments: { prerender: { resolve: { noExternal: ['@xstate/react'] } } },
    resolve: { dedupe: ['preact', 'xstate'], alias: xstateOnPreact },
  },
});
