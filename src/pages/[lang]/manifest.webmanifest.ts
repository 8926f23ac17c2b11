import type { APIRoute } from 'astro';
import { GAMES } from '#games/registry.ts';
import * as m from '#messages';
import { address, addressOf } from '#site/layout/address.ts';
import { LANGUAGES, type Language, languageOf } from '#site/layout/languages.ts';
import type { GameSection } from '#site/layout/navigation/room.ts';

/** Paper, as in style/tokens.css: what is seen before the first page is. */
const PAPER = '#f4ecdc';

/** Drawn by `npm run icons`, in pixels. */
const ICON_SIZES = [192, 512] as const;
const SHORTCUT_SIZE = 96;

const png = (name: string, size: number) => ({
  src: address(`icons/${name}-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The rooms a device may lead to at once, the one needed most often first. */
const SHORTCUTS = [
  { room: 'table', word: m.nav_table, at: addressOf.table },
  { room: 'practice', word: m.nav_practice, at: addressOf.practice },
  { room: 'rules', word: m.nav_rules, at: addressOf.rules },
] as const satisfies readonly { room: GameSection; word: () => string; at: unknown }[];

/** Browsers read no more than these, and devices show fewer. */
const MOST_SHORTCUTS = 10;

/** The rooms of each game, those of the first game first, as long as there is place. */
const shortcutsIn = (language: Language) =>
  GAMES.flatMap(({ id, name, rooms }) =>
    SHORTCUTS.filter(({ room }) => rooms.includes(room)).map(({ room, word, at }) => ({
      name: `${name()}: ${word()}`,
      short_name: word(),
      url: at(language, id),
      icons: [png(room, SHORTCUT_SIZE)],
    })),
  ).slice(0, MOST_SHORTCUTS);

/**
 * What a device asks of the site to install it, in one language. In every language it is the same
 * app, so that whoever installed it once is not offered it again.
 */
const manifestIn = (language: Language) => ({
  id: address(''),
  name: m.site_name(),
  short_name: m.site_name(),
  description: m.home_description(),
  lang: language,
  start_url: addressOf.home(language),
  scope: address(''),
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['games', 'entertainment', 'books'],
  icons: [
    ...ICON_SIZES.map((size) => ({ ...png('icon', size), purpose: 'any' })),
    ...ICON_SIZES.map((size) => ({ ...png('maskable', size), purpose: 'maskable' })),
    { src: address('icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: shortcutsIn(language),
});

export const getStaticPaths = () => LANGUAGES.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = (context) => Response.json(manifestIn(languageOf(context)));
