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

export const homeAddress = (language: Language): string => address(`${language}/`);

export const aboutAddress = (language: Language): string => address(`${language}/about/`);

/** For whom the site works, how that was tried, and what is lacking. */
export const accessibilityAddress = (language: Language): string =>
  address(`${language}/accessibility/`);

/** What changed for players. */
export const newsAddress = (language: Language): string => address(`${language}/news/`);

/** The same, for programs that ask whether there is something new. */
export const feedAddress = (language: Language): string => address(`${language}/news.xml`);

/** What is kept on the device, and how it is put right. */
export const offlineAddress = (language: Language): string => address(`${language}/offline/`);

/** What is kept on the visitor's device. */
export const keptAddress = (language: Language): string => address(`${language}/kept/`);

/** The front page of a game. */
export const gameAddress = (language: Language, game: string): string =>
  address(`${language}/${game}/`);

export const rulesAddress = (language: Language, game: string): string =>
  address(`${language}/${game}/rules/`);

export const chapterAddress = (language: Language, game: string, chapter: string): string =>
  address(`${language}/${game}/rules/${chapter}/`);

export const tableAddress = (language: Language, game: string): string =>
  address(`${language}/${game}/table/`);

export const practiceAddress = (language: Language, game: string): string =>
  address(`${language}/${game}/practice/`);

export const positionAddress = (language: Language, game: string): string =>
  address(`${language}/${game}/position/`);

/** The running game, large, for a television or a second window. */
export const screenAddress = (language: Language, game: string): string =>
  address(`${language}/${game}/screen/`);

export const scenariosAddress = (language: Language, game: string): string =>
  address(`${language}/${game}/scenarios/`);

/** @param scenario its id, or `first-day` */
export const scenarioAddress = (language: Language, game: string, scenario: string): string =>
  address(`${language}/${game}/scenarios/${scenario}/`);

/** The exercises of a game, all on one page. */
export const exercisesAddress = (language: Language, game: string): string =>
  address(`${language}/${game}/exercises/`);

/** The whole book on one page; it stands beside the chapters, so that their links lead from it too. */
export const bookAddress = (language: Language, game: string): string =>
  address(`${language}/${game}/rules/book/`);

/** @param file what is in it: the rules, or sheets on a paper */
export const pdfAddress = (language: Language, game: string, file: string): string =>
  address(`${language}/${game}/${game}-${file}.pdf`);

/** @param sheet what is made for paper, as the game calls it: the player aid, its cards */
export const paperAddress = (language: Language, game: string, sheet: string): string =>
  address(`${language}/${game}/print/${sheet}/`);

/** What can be printed of all games. */
export const printAddress = (language: Language): string => address(`${language}/print/`);

/** Where a rule is written, checked and tested. */
export const coverageAddress = (language: Language, game: string): string =>
  address(`${language}/${game}/coverage/`);

/** The alphabetical index of a book. */
export const subjectsAddress = (language: Language, game: string): string =>
  address(`${language}/${game}/a-z/`);

/** The address of a rule that stays when its text moves to another chapter. */
export const ruleAddress = (language: Language, rule: string): string =>
  address(`${language}/rule/${rule}/`);

/** Where the menu of every game leads; what a room has besides, its page adds. */
export const menuAddresses = (language: Language, game: string) => ({
  rulebook: rulesAddress(language, game),
  home: homeAddress(language),
  kept: keptAddress(language),
});

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
    : homeAddress(language);
}
