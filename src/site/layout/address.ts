import type { Language } from './languages.ts';

/**
 * Every address inside the site is made here, so that the site works in any folder of any host.
 *
 * @param path from the root of the site, without a leading slash
 */
export function address(path: string): string {
  const base = import.meta.env.BASE_URL;
  return `${base}${base.endsWith('/') ? '' : '/'}${path}`;
}

/** Where the pages of the site and what belongs to them are, in a language. */
export const addressOf = {
  home: (language: Language) => address(`${language}/`),

  about: (language: Language) => address(`${language}/about/`),

  /** For whom the site works, how that was tried, and what is lacking. */
  accessibility: (language: Language) => address(`${language}/accessibility/`),

  /** What changed for players. */
  news: (language: Language) => address(`${language}/news/`),

  /** The same, for programs that ask whether there is something new. */
  feed: (language: Language) => address(`${language}/news.xml`),

  /** What is kept on the device, and how it is put right. */
  offline: (language: Language) => address(`${language}/offline/`),

  /** What is kept on the visitor's device. */
  kept: (language: Language) => address(`${language}/kept/`),

  /** The front page of a game. */
  game: (language: Language, game: string) => address(`${language}/${game}/`),

  rules: (language: Language, game: string) => address(`${language}/${game}/rules/`),

  chapter: (language: Language, game: string, chapter: string) =>
    address(`${language}/${game}/rules/${chapter}/`),

  table: (language: Language, game: string) => address(`${language}/${game}/table/`),

  practice: (language: Language, game: string) => address(`${language}/${game}/practice/`),

  position: (language: Language, game: string) => address(`${language}/${game}/position/`),

  /** The running game, large, for a television or a second window. */
  screen: (language: Language, game: string) => address(`${language}/${game}/screen/`),

  scenarios: (language: Language, game: string) => address(`${language}/${game}/scenarios/`),

  /** @param scenario its id, or `first-day` */
  scenario: (language: Language, game: string, scenario: string) =>
    address(`${language}/${game}/scenarios/${scenario}/`),

  /** The exercises of a game, all on one page. */
  exercises: (language: Language, game: string) => address(`${language}/${game}/exercises/`),

  /** The whole book on one page; it stands beside the chapters, so that their links lead from it too. */
  book: (language: Language, game: string) => address(`${language}/${game}/rules/book/`),

  /** @param file what is in it: the rules, or sheets on a paper */
  pdf: (language: Language, game: string, file: string) =>
    address(`${language}/${game}/${game}-${file}.pdf`),

  /** @param sheet what is made for paper, as the game calls it: the player aid, its cards */
  paper: (language: Language, game: string, sheet: string) =>
    address(`${language}/${game}/print/${sheet}/`),

  /** What can be printed of all games. */
  print: (language: Language) => address(`${language}/print/`),

  /** Where a rule is written, checked and tested. */
  coverage: (language: Language, game: string) => address(`${language}/${game}/coverage/`),

  /** The alphabetical index of a book. */
  subjects: (language: Language, game: string) => address(`${language}/${game}/a-z/`),

  /** The address of a rule that stays when its text moves to another chapter. */
  rule: (language: Language, rule: string) => address(`${language}/rule/${rule}/`),
};

/**
 * The address of the same page in another language. A page above all languages leads to the home
 * page of that language.
 *
 * @param page the address of a page of this site, from the root of its host
 */
export function sameAddress(page: string, language: Language): string {
  const parts = page.slice(address('').length).split('/');
  return parts.length > 1
    ? address([language, ...parts.slice(1)].join('/'))
    : addressOf.home(language);
}
