import { GAMES } from '../games/registry.ts';
import { practiceAddress } from './layout/address.ts';
import type { Language } from './layout/languages.ts';
import { siteTold } from './project.ts';

/** What a room is told of the site: also of which games there are links, and where they are opened. */
export const siteHere = (locale: Language) => ({
  ...siteTold,
  games: GAMES.flatMap(({ id, name, linkLabel }) =>
    linkLabel === undefined
      ? []
      : [{ name: name({}, { locale }), label: linkLabel, practice: practiceAddress(locale, id) }],
  ),
});
