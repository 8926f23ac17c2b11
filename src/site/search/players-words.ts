import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { LanguageFile } from './index-files.ts';
import type { SearchRecord } from './records.ts';

/*
 * What players say, from content/search, as far as no page shows it:
 *
 *     LANG.yml                words for one thing in any game, the rules' own word first
 *     GAME/called/LANG.yml    the same in one game
 *     GAME/LANG.yml           what players call a rule and ask about it, by its id
 *     GAME/things/LANG.yml    what players call a place, a tile or a card, by its anchor
 *     traditional.txt         simplified characters, each with its traditional ones
 *     sounds.txt              characters by their sound
 */
const FOLDER = fileURLToPath(new URL('../../../content/search/', import.meta.url));

function listed(path: string): readonly unknown[] {
  const file = `${FOLDER}${path}`;
  if (!existsSync(file)) return [];
  const read: unknown = parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(read)) throw new Error(`content/search/${path} should be a list.`);
  return read;
}

const words = (list: unknown, path: string): readonly string[] => {
  if (Array.isArray(list) && list.length > 0) return list.map(String);
  throw new Error(`content/search/${path}: ${JSON.stringify(list)} should be a list of words.`);
};

/**
 * Words for one thing, the site's own first: in any game, or what a game adds.
 *
 * @throws Error with the file where it holds anything but lists of words
 */
export function wordsAlike(language: string, game?: string): LanguageFile['alike'] {
  const path = `${game ? `${game}/called/` : ''}${language}.yml`;
  return listed(path).map((group) => words(group, path));
}

/** So many words are proposed in an empty box. */
const PROPOSED = 3;

/** Words of a game to search for: what its rules call the things that its list begins with. */
export const ownWords = (language: string, game: string): readonly string[] =>
  wordsAlike(language, game)
    .slice(0, PROPOSED)
    .flatMap(([own = '']) => own);

/** What players call the rules and other things of a game, by anchor. */
export function wordsOfThings(
  language: string,
  game: string,
): ReadonlyMap<string, readonly string[]> {
  const paths = [`${game}/${language}.yml`, `${game}/things/${language}.yml`];
  return new Map(paths.flatMap((path) => listed(path).map((entry) => wordsOfOne(entry, path))));
}

function wordsOfOne(entry: unknown, path: string): readonly [string, readonly string[]] {
  const { rule, thing = rule, words: said }: Record<string, unknown> = { ...Object(entry) };
  if (!thing) throw new Error(`content/search/${path}: every entry names its thing.`);
  return [String(thing), words(said, path)];
}

/**
 * The traditional characters of those simplified ones that stand in some texts. The pairs are those of
 * the Unicode Character Database (kSimplifiedVariant) as far as both are in common use.
 */
export function traditionalSigns(texts: readonly string[]): Readonly<Record<string, string>> {
  const used = new Set(texts.join(''));
  const pairs = readFileSync(`${FOLDER}traditional.txt`, 'utf8')
    .split(/\s+/)
    .flatMap((entry) => {
      const [own = '', ...others] = entry;
      return used.has(own) ? others.map((other) => [other, own] as const) : [];
    });
  return Object.fromEntries(pairs);
}

/** A syllable as many pronounce it, and type: "zhang" is "zan". */
const spoken = (syllable: string) =>
  syllable.replace(/^([zcs])h/, '$1').replace(/([aei])ng$/, '$1n');

/**
 * The characters that sound alike, as far as one of them stands in what is said: a group for each
 * syllable as it is spoken, whatever its tone. The sounds are those of the Unicode Character Database (kMandarin), of
 * the 3,755 commonest characters.
 */
export function soundingAlike(said: readonly string[]): readonly string[] {
  const used = new Set(said.join(''));
  const groups = new Map<string, string>();
  const syllables = readFileSync(`${FOLDER}sounds.txt`, 'utf8').matchAll(
    /(\S+) (\p{Script=Han}+)/gu,
  );
  for (const [, syllable = '', signs = ''] of syllables) {
    const sound = spoken(syllable);
    groups.set(sound, (groups.get(sound) ?? '') + signs);
  }
  return [...groups.values()].filter((group) => [...group].some((sign) => used.has(sign)));
}

/** The records of a game with what players call them. */
export function withPlayersWords(
  records: readonly SearchRecord[],
  said: ReadonlyMap<string, readonly string[]>,
): readonly SearchRecord[] {
  const used = new Set<string>();
  const all = records.map((record) => {
    const anchor = record.url.split('#')[1] ?? '';
    const more = said.get(anchor);
    if (!more) return record;
    used.add(anchor);
    return { ...record, words: [...record.words, ...more] };
  });
  const lost = [...said.keys()].filter((anchor) => !used.has(anchor));
  if (lost.length > 0) throw new Error(`Search words for nothing: ${lost.join(', ')}`);
  return all;
}
