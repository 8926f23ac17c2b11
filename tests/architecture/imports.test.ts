import { expect, test } from 'vitest';
import { allImports, circlesIn, type Import } from './imports.ts';

/*
 * Who may import whom, types included. A file belongs to the first room whose pattern fits; GAME stands
 * for one game, the same on both sides. What a room may know is a list of rooms, of packages by name,
 * and of files by their path.
 *
 *     shared ← play/rules ← history ← saves ← session, puzzles, statistics ← play/ui
 *     data ← engine ← odds ← coach ← review                    inside one game
 *     play, engine ← session, puzzles                          inside one game
 *     play/ui, coach, session, puzzles, i18n ← ui ← pages       inside one game
 *     shared ← site/layout ← rulebook, site/templates ← GAME ← games/registry.ts
 *     games/registry.ts ← site/catalog, seo, search, offline, pages, backup
 */

interface Room {
  readonly name: string;
  readonly holds: RegExp;
  readonly knows: readonly string[];
}

const TYPES = ['src/games/game.ts', 'src/games/reading-order.ts'];
const WORDS = ['src/shared/messages/', 'i18n'];
const SITE_WORDS = 'src/shared/messages/';
/** An engine knows what the kit asks of it, and how links are written down. */
const RULES = ['shared', 'play/rules', 'play/records', 'play/links'];
const SHARED = ['shared', 'shared/storage'];
/** The kit without what is drawn. */
const PLAY = [
  ...['play', 'play/rules', 'play/history', 'play/records', 'play/links', 'play/saves'],
  ...['play/session', 'play/advice', 'play/review', 'play/puzzles', 'play/statistics'],
  ...['play/exercises', 'play/mining', 'play/together'],
];
const MAKES_PAGES = [
  ...[...SHARED, ...WORDS, ...TYPES, 'rulebook', 'astro', 'packages'],
  ...['site/layout', 'site/templates', 'src/site/seo/Preview.astro'],
];

const ROOMS: readonly Room[] = [
  {
    name: 'shared/storage',
    holds: /^src\/shared\/storage\//,
    knows: [...SHARED, 'idb', 'valibot'],
  },
  { name: 'shared', holds: /^src\/shared\//, knows: ['shared', 'packages'] },

  // The kit.
  {
    name: 'play/ui',
    holds: /^src\/play\/ui\//,
    knows: ['play/ui', ...PLAY, ...SHARED, ...WORDS, 'packages'],
  },
  { name: 'play/rules', holds: /^src\/play\/rules\//, knows: ['play/rules', 'shared'] },
  {
    name: 'play/history',
    holds: /^src\/play\/history\//,
    knows: ['play/history', 'play/rules', 'shared'],
  },
  {
    name: 'play/records',
    holds: /^src\/play\/records\//,
    knows: ['play/records', 'play/rules', 'play/history', 'shared', 'valibot'],
  },
  {
    name: 'play/links',
    holds: /^src\/play\/links\//,
    knows: ['play/links', 'play/rules', 'play/history', 'shared', 'valibot'],
  },
  {
    name: 'play/saves',
    holds: /^src\/play\/saves\//,
    knows: ['play/saves', 'play/rules', 'play/history', ...SHARED, 'valibot', 'idb'],
  },
  {
    name: 'play/session',
    holds: /^src\/play\/session\//,
    knows: ['play/session', 'play/rules', 'play/history', 'play/saves', 'shared', 'xstate'],
  },
  {
    name: 'play/advice',
    holds: /^src\/play\/advice\//,
    knows: ['play/advice', 'play/rules', 'shared'],
  },
  {
    name: 'play/review',
    holds: /^src\/play\/review\//,
    knows: ['play/review', 'play/rules', 'play/history', 'play/advice', 'shared'],
  },
  {
    name: 'play/puzzles',
    holds: /^src\/play\/puzzles\//,
    knows: [
      ...['play/puzzles', 'play/rules', 'play/history', 'play/advice', 'play/review'],
      ...['play/saves', ...SHARED, 'valibot', 'idb'],
    ],
  },
  {
    name: 'play/exercises',
    holds: /^src\/play\/exercises\//,
    knows: ['play/exercises', 'shared', 'valibot'],
  },
  {
    name: 'play/mining',
    holds: /^src\/play\/mining\//,
    knows: ['play/mining', 'play/puzzles', 'play/rules', 'play/advice', 'shared'],
  },
  {
    name: 'play/together',
    holds: /^src\/play\/together\//,
    knows: ['play/together', 'shared', 'valibot'],
  },
  {
    name: 'play/statistics',
    holds: /^src\/play\/statistics\//,
    knows: ['play/statistics', 'play/rules', 'play/history', 'play/saves', 'play/session'],
  },
  { name: 'play', holds: /^src\/play\/[^/]+\.ts$/, knows: [...PLAY, 'xstate'] },

  // Inside one game.
  {
    name: 'data',
    holds: /^src\/games\/[^/]+\/data\//,
    knows: ['data', 'src/shared/frozen.ts', ...TYPES],
  },
  {
    name: 'engine',
    holds: /^src\/games\/[^/]+\/engine\//,
    knows: ['engine', 'data', 'valibot', ...RULES],
  },
  {
    name: 'odds',
    holds: /^src\/games\/[^/]+\/odds\//,
    knows: ['odds', 'engine', 'data', ...RULES],
  },
  {
    name: 'coach',
    holds: /^src\/games\/[^/]+\/coach\//,
    knows: ['coach', 'odds', 'engine', 'data', 'play/advice', ...RULES],
  },
  {
    name: 'review',
    holds: /^src\/games\/[^/]+\/review\//,
    knows: ['review', 'coach', 'odds', 'engine', 'data', 'play/review', 'play/advice', ...RULES],
  },
  {
    name: 'measurements',
    holds: /^src\/games\/[^/]+\/measurements\//,
    knows: ['measurements', 'review', 'data'],
  },
  {
    name: 'puzzles',
    holds: /^src\/games\/[^/]+\/puzzles\//,
    knows: ['puzzles', 'engine', 'data', ...PLAY, 'shared', 'valibot'],
  },
  {
    name: 'session',
    holds: /^src\/games\/[^/]+\/session\//,
    knows: ['session', 'engine', 'data', ...PLAY, ...SHARED, 'valibot', 'xstate'],
  },
  {
    name: 'i18n',
    holds: /^src\/games\/[^/]+\/i18n\//,
    knows: [...WORDS, 'coach', 'puzzles', 'session', 'odds', 'engine', 'data', ...RULES, ...TYPES],
  },
  {
    name: 'ui',
    holds: /^src\/games\/[^/]+\/ui\//,
    knows: [
      ...['ui', 'i18n', 'session', 'puzzles', 'review', 'coach', 'odds', 'engine', 'data'],
      'keys of stored choices',
      ...['play/ui', ...PLAY, ...SHARED, SITE_WORDS, 'packages', 'astro'],
      ...['src/rulebook/ExampleToTry.astro', 'src/rulebook/rulebook.ts'],
      ...['src/site/layout/address.ts', 'src/site/layout/languages.ts'],
    ],
  },
  {
    name: 'book',
    holds: /^src\/games\/[^/]+\/book\//,
    knows: [
      ...['book', 'index', 'i18n', 'data', 'measurements', 'odds', 'keys of stored choices'],
      ...MAKES_PAGES,
    ],
  },
  {
    name: 'cover',
    holds: /^src\/games\/[^/]+\/cover\//,
    knows: ['cover', 'index', 'data', ...MAKES_PAGES],
  },
  {
    name: 'pages of a game',
    holds: /^src\/games\/[^/]+\/pages\//,
    knows: [
      ...['pages of a game', 'book', 'cover', 'ui', 'i18n', 'puzzles', 'index', 'data'],
      ...['play/puzzles', 'src/play/ui/puzzles/', ...MAKES_PAGES],
    ],
  },
  {
    name: 'commands of a game',
    holds: /^src\/games\/[^/]+\/cli(\/|\.ts$)/,
    knows: [
      ...['commands of a game', 'cli', 'i18n', 'puzzles', 'review', 'coach', 'odds', 'engine'],
      'data',
      ...['measurements', 'node', 'package.json', ...PLAY, 'shared'],
    ],
  },
  {
    name: 'storage of a game',
    holds: /^src\/games\/[^/]+\/storage\.ts$/,
    knows: ['ui', 'session', 'i18n', 'play/ui', ...PLAY, ...SHARED, SITE_WORDS],
  },
  {
    name: 'content',
    holds: /^src\/games\/[^/]+\/content\.ts$/,
    knows: ['puzzles', 'data', 'astro', 'rulebook'],
  },
  {
    name: 'keys of stored choices',
    holds: /^src\/games\/[^/]+\/[a-z-]+-key\.ts$/,
    knows: [],
  },
  {
    name: 'offline parts',
    holds: /^src\/games\/[^/]+\/offline-parts\.ts$/,
    knows: ['data', 'keys of stored choices', ...TYPES],
  },
  {
    name: 'index',
    holds: /^src\/games\/[^/]+\/index\.ts$/,
    knows: ['data', 'measurements', 'i18n', 'book', ...WORDS, ...TYPES],
  },

  // The site.
  {
    name: 'what is said of a game',
    holds: /^src\/games\/(game|reading-order)\.ts$/,
    knows: ['src/site/layout/languages.ts', 'src/site/layout/navigation/room.ts'],
  },
  {
    name: 'games',
    holds: /^src\/games\/[^/]+\.ts$/,
    knows: ['games', ...TYPES],
  },
  {
    name: 'site/layout',
    holds: /^src\/site\/layout\//,
    knows: [
      ...['site/layout', ...SHARED, SITE_WORDS, 'astro', 'packages', 'src/site/project.ts'],
      // What every page has: its fonts, its facts for search engines, and the scripts of its header.
      ...['src/site/fonts/', 'src/site/seo/facts.ts'],
      ...['src/site/security/trusted.inline.js', 'src/site/offline/page/register.ts'],
      'src/site/search/search-button.ts',
    ],
  },
  {
    name: 'site/templates',
    holds: /^src\/site\/templates\//,
    knows: [
      ...['site/templates', 'site/layout', 'rulebook', ...TYPES, ...SHARED, SITE_WORDS],
      ...['play/exercises', 'src/play/ui/puzzles/'],
      ...['astro', 'packages', 'src/site/project.ts', 'src/site/seo/facts.ts'],
    ],
  },
  {
    name: 'site/catalog',
    holds: /^src\/site\/catalog\//,
    knows: [
      ...['site/catalog', 'site/templates', 'site/layout', 'src/site/seo/facts.ts'],
      ...['games', ...TYPES, ...SHARED, SITE_WORDS, 'astro', 'packages'],
    ],
  },
  {
    name: 'site with games',
    holds: /^src\/site\/(seo|search|offline)\//,
    knows: [
      ...['site with games', 'site', 'site/layout', 'games', ...TYPES, ...SHARED, SITE_WORDS],
      ...['astro', 'packages', 'package.json'],
    ],
  },
  {
    name: 'site',
    holds: /^src\/site\//,
    knows: ['site', 'site/layout', ...SHARED, SITE_WORDS, 'astro', 'packages', 'package.json'],
  },
  {
    name: 'rulebook',
    holds: /^src\/rulebook\//,
    knows: [
      ...['rulebook', 'site/layout', ...TYPES, ...SHARED, SITE_WORDS, 'astro', 'packages'],
      ...['src/site/project.ts', 'src/site/seo/facts.ts', 'src/site/seo/plain-address.ts'],
    ],
  },
  {
    name: 'pages',
    holds: /^src\/(pages\/|middleware\.ts|content\.config\.ts)/,
    knows: [
      ...['pages', 'site', 'site with games', 'site/layout', 'site/templates', 'site/catalog'],
      ...['rulebook', 'games', 'backup', ...TYPES],
      ...[...SHARED, ...WORDS, 'astro', 'node'],
    ],
  },
  {
    name: 'reader of backups',
    holds: /^src\/backup\/worker\//,
    knows: ['reader of backups', 'src/backup/protocol.ts', ...SHARED, 'valibot'],
  },
  {
    name: 'backup',
    holds: /^src\/backup\//,
    // The page never takes a backup apart itself.
    knows: [
      ...['backup', 'src/backup/worker/backup.worker.ts', 'games', 'play/ui', ...PLAY],
      ...[...SHARED, SITE_WORDS, 'packages'],
    ],
  },
  { name: 'cli', holds: /^src\/cli\//, knows: ['cli', ...PLAY, 'shared', 'node'] },
];

const roomOf = (file: string): Room | undefined => ROOMS.find(({ holds }) => holds.test(file));
const gameOf = (file: string): string | undefined => file.match(/^src\/games\/([^/]+)\//)?.[1];

function mayKnow({ from, to }: Import): boolean {
  const room = roomOf(from);
  if (!room) return false;
  const { knows } = room;
  if (!/^(src\/|package\.json)/.test(to)) {
    if (to.startsWith('node:')) return knows.includes('node') || knows.includes('packages');
    if (to.startsWith('astro')) return knows.includes('astro');
    return (
      knows.includes('packages') || knows.includes(to.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1'))
    );
  }
  if (knows.some((known) => to === known || (known.endsWith('/') && to.startsWith(known)))) {
    return true;
  }
  const target = roomOf(to);
  if (!target) return false;
  if (gameOf(to) !== undefined && gameOf(to) !== gameOf(from)) {
    return knows.includes(`${target.name} of any game`);
  }
  return knows.includes(target.name);
}

const imports = allImports();

test('every file belongs to a room', () => {
  const lost = new Set(imports.map(({ from }) => from).filter((file) => !roomOf(file)));
  expect([...lost]).toEqual([]);
});

test('nobody imports what their room may not know', () => {
  const wrong = imports.filter((one) => !mayKnow(one));
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('there are no circles, types and loading on demand included', () => {
  expect(circlesIn(imports)).toEqual([]);
});

test('a page on which no table of devices is opened loads none of it', () => {
  // What each page may know at once: where a code stands in an address, and whether a table was open here.
  const AT_ONCE = ['src/play/ui/together/address.ts', 'src/play/ui/together/reopened.ts'];
  const isOfDevices = (path: string) =>
    /^src\/(play|play\/ui|games\/[^/]+\/ui)\/together\//.test(path);
  const loading = allImports().filter(
    ({ from, to, isAtOnce }) =>
      isAtOnce &&
      !isOfDevices(from) &&
      !AT_ONCE.includes(to) &&
      (isOfDevices(to) || to === 'lean-qr' || to === 'qr/decode.js'),
  );
  expect(loading).toEqual([]);
});
