import * as m from '#messages';
import { ruleLinksHere } from '../../rulebook/rulebook.ts';
import { addressOf } from '../layout/address.ts';
import { gameHere } from '../layout/game-of-page.ts';
import { languageOf } from '../layout/languages.ts';
import { siteTold } from '../project.ts';

/** A page of a game, as Astro hands it to its stub. */
interface PageOfGame {
  readonly url: URL;
  readonly locals: App.Locals;
  readonly currentLocale: string | undefined;
}

/** The pages of second screens; a game need not have one. */
const SCREENS = import.meta.glob('/src/games/*/pages/screen.astro', { query: '?raw' });
const hasScreen = (game: string): boolean => `/src/games/${game}/pages/screen.astro` in SCREENS;

/** What stands at the head of a game's table, of its practice, and of its second screen. */
export const headOf = {
  table: (page: PageOfGame) => ({
    title: m.table_page({ game: gameHere(page).name() }),
    heading: m.table_title(),
    room: 'table' as const,
  }),

  practice: (page: PageOfGame) => ({
    title: m.practice_page({ game: gameHere(page).name() }),
    heading: m.practice_title(),
    room: 'practice' as const,
  }),

  screen: (page: PageOfGame) => ({
    title: m.play_second_page({ game: gameHere(page).name() }),
    heading: m.play_second_title(),
    description: m.play_second_description(),
    room: 'table' as const,
  }),
};

/** What a page of playing is told of the site: where things are, and of which games there are links. */
export async function playProps(page: PageOfGame) {
  const language = languageOf(page);
  const { id, rooms } = gameHere(page);
  const games = page.locals.games.flatMap(({ id: other, name, linkLabel }) =>
    linkLabel === undefined
      ? []
      : [{ name: name(), label: linkLabel, practice: addressOf.practice(language, other) }],
  );
  return {
    rules: await ruleLinksHere(page),
    links: {
      rulebook: addressOf.rules(language, id),
      home: addressOf.home(language),
      kept: addressOf.kept(language),
      ...(rooms.includes('practice') ? { practice: addressOf.practice(language, id) } : {}),
      ...(hasScreen(id) ? { screen: addressOf.screen(language, id) } : {}),
    },
    site: { ...siteTold, games },
  };
}

export type PlayProps = Awaited<ReturnType<typeof playProps>>;

/** What the second screen is told: where the games it shows are played. */
export function screenProps(page: PageOfGame) {
  const language = languageOf(page);
  const { id } = gameHere(page);
  return {
    links: { table: addressOf.table(language, id), practice: addressOf.practice(language, id) },
  };
}
