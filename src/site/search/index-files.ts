/*
 * What search loads besides Pagefind's index of the texts, written at build and read on the page:
 *
 *     search/en.json           which games there are, and what things are called in any game
 *     search/en/GAME.json      the things of one game, and what its players call them
 */

/** A game that has something to be found. */
export interface SearchedGame {
  readonly id: string;
  readonly name: string;
  /** Words of its own to search for: what an empty box proposes. */
  readonly example?: readonly string[] | undefined;
}

/** Words for one thing, the site's own first. */
type WordsAlike = readonly string[];

/** `search/LANG.json` */
export interface LanguageFile {
  /** In the order in which their first pages were built. */
  readonly games: readonly SearchedGame[];
  readonly alike: readonly WordsAlike[];
  /** In a language with two sorts of characters, those of the other sort with the site's own. */
  readonly signs: Readonly<Record<string, string>>;
  /** In a language typed by its sound, the characters that sound alike, a group each. */
  readonly sounds: readonly string[];
}

/** One thing, as it is searched and shown. */
export interface Thing {
  /** What Pagefind calls it; nothing in a language without spaces, which Pagefind does not search. */
  readonly id?: string | undefined;
  readonly url: string;
  readonly title: string;
  readonly kind: string;
  readonly chapter: string;
  /** What players call it and what they asked about it. */
  readonly words: readonly string[];
  readonly text: string;
}

/** `search/LANG/GAME.json` */
export interface GameFile {
  readonly things: readonly Thing[];
  readonly alike: readonly WordsAlike[];
}

/** The path of the file of a language, or of a game in it. */
export const indexFile = (language: string, game?: string): string =>
  game === undefined ? `search/${language}.json` : `search/${language}/${game}.json`;
