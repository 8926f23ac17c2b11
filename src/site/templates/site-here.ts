import { practiceAddress } from '../layout/address.ts';
import { languageOf } from '../layout/languages.ts';
import { siteTold } from '../project.ts';

/** A page, as far as it says which games there are and in which language it is. */
interface PageOfSite {
  readonly locals: App.Locals;
  readonly currentLocale: string | undefined;
}

/** What a room is told of the site: also of which games there are links, and where they are opened. */
export function siteHere(page: PageOfSite) {
  const language = languageOf(page);
  const games = page.locals.games.flatMap(({ id, name, linkLabel }) =>
    linkLabel === undefined
      ? []
      : [{ name: name(), label: linkLabel, practice: practiceAddress(language, id) }],
  );
  return { ...siteTold, games };
}
