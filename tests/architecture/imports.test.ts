import { expect, test } from 'vitest';
import { allImports, circlesIn, type Import } from './imports.ts';

/*
 * Who may import whom. A file belongs to the first room whose pattern fits; GAME stands for one game,
 * the same on both sides. What a room may know is a list of rooms, of packages by name, and of files
 * by their path.
 *
 *     shared ← play ← play/ui
 *     data ← engine ← odds ← coach ← review                    inside one game
 *     play, engine ← session, puzzles                            inside one game
 *     play/ui, coach, session, puzzles, i18n ← ui ← pages
 *     games/game.ts, games/registry.ts ← rulebook, site             facts only
 */

interface Room {
  readonly name: string;
  readonly holds: RegExp;
  readonly knows: readonly string[];
}

const TYPES = ['src/games/game.ts', 'src/games/reading-order.ts'];
const WORDS = ['src/shared/messages/', 'i18n'];
/** An engine knows what the kit asks of it, and how links are written down. */
const RULES = ['shared', 'src/play/rules/', 'src/play/records/', 'src/play/links/'];
const MAKES_PAGES = ['shared', ...WORDS, 'games', 'site', 'rulebook', 'astro', 'packages'];

const ROOMS: readonly Room[] = [
  { name: 'shared', holds: /^src\/shared\//, knows: ['shared', 'packages'] },
  {
    name: 'play/ui',
    holds: /^src\/play\/ui\//,
    knows: ['play/ui', 'play', 'shared', ...WORDS, 'packages'],
  },
  { name: 'play', holds: /^src\/play\//, knows: ['play', 'shared', 'valibot', 'idb', 'xstate'] },

  // Inside one game.
  { name: 'data', holds: /^src\/games\/[^/]+\/data\//, knows: ['data', ...TYPES] },
  {
    name: 'measurements',
    holds: /^src\/games\/[^/]+\/measurements\//,
    knows: ['measurements', 'review', 'coach', 'data'],
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
    knows: ['coach', 'odds', 'engine', 'data', 'measurements', 'src/play/advice/', ...RULES],
  },
  {
    name: 'review',
    holds: /^src\/games\/[^/]+\/review\//,
    knows: [
      ...['review', 'coach', 'odds', 'engine', 'data', 'measurements'],
      ...['src/play/review/', 'src/play/advice/', ...RULES],
    ],
  },
  {
    name: 'puzzles',
    holds: /^src\/games\/[^/]+\/puzzles\//,
    knows: ['puzzles', 'engine', 'data', 'play', 'valibot', ...RULES],
  },
  {
    name: 'session',
    holds: /^src\/games\/[^/]+\/session\//,
    knows: ['session', 'engine', 'data', 'play', 'valibot', 'idb', 'xstate', ...WORDS, ...RULES],
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
      ...['measurements', 'play/ui', 'play', 'shared', 'src/shared/messages/', 'packages', 'astro'],
      ...['src/rulebook/ExampleToTry.astro', 'src/rulebook/rulebook.ts'],
      ...['src/site/layout/address.ts', 'src/site/layout/languages.ts'],
    ],
  },
  {
    name: 'book',
    holds: /^src\/games\/[^/]+\/book\//,
    knows: ['book', 'index', 'i18n', 'data', 'engine', 'measurements', 'odds', ...MAKES_PAGES],
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
      ...['src/play/puzzles/', 'src/play/ui/puzzles/', ...MAKES_PAGES],
    ],
  },
  {
    name: 'commands of a game',
    holds: /^src\/games\/[^/]+\/cli(\/|\.ts$)/,
    knows: [
      ...['commands of a game', 'cli', 'i18n', 'review', 'coach', 'odds', 'engine', 'data'],
      ...['measurements', 'node', 'package.json', 'play', ...RULES],
    ],
  },
  {
    name: 'storage of a game',
    holds: /^src\/games\/[^/]+\/storage\.ts$/,
    knows: ['ui', 'session', 'i18n', 'play/ui', 'play', 'shared', 'src/shared/messages/'],
  },
  {
    name: 'content',
    holds: /^src\/games\/[^/]+\/content\.ts$/,
    knows: ['puzzles', 'data', 'astro', 'rulebook'],
  },
  {
    name: 'index',
    holds: /^src\/games\/[^/]+\/index\.ts$/,
    knows: ['data', 'measurements', 'i18n', 'book', ...WORDS, ...TYPES],
  },

  // The house.
  {
    name: 'games',
    holds: /^src\/games\/[^/]+\.ts$/,
    knows: ['games', 'index of any game', 'src/site/layout/languages.ts'],
  },
  {
    name: 'rulebook',
    holds: /^src\/rulebook\//,
    knows: ['rulebook', 'site', 'games', 'shared', 'src/shared/messages/', 'astro', 'packages'],
  },
  {
    name: 'site',
    holds: /^src\/site\//,
    knows: ['site', 'games', 'shared', 'src/shared/messages/', 'astro', 'packages', 'package.json'],
  },
  {
    name: 'pages',
    holds: /^src\/(pages\/|middleware\.ts|content\.config\.ts)/,
    knows: [
      ...['pages', 'site', 'rulebook', 'games', 'backup', 'content of any game'],
      ...[...WORDS, 'astro', 'node'],
    ],
  },
  {
    name: 'backup',
    holds: /^src\/backup\//,
    knows: ['backup', 'games', 'play/ui', 'play', 'shared', 'src/shared/messages/', 'packages'],
  },
  { name: 'cli', holds: /^src\/cli\//, knows: ['cli', 'play', 'shared', 'node'] },
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

test('there are no circles, loading on demand included', () => {
  const values = imports.filter(({ isType }) => !isType);
  expect(circlesIn(values)).toEqual([]);
});
