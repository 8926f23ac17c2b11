import { GAMES } from '#games/all.ts';
import { practiceAddress } from './address.ts';
import type { Language } from './languages.ts';
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
