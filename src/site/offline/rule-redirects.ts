import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where rules stand: the path of a chapter without its language, and the ids of the rules in it. */
type RuleWays = readonly (readonly [chapter: string, rules: readonly string[]])[];

/** How the page of a rule's lasting address forwards: `0;url=/en/GAME/rules/CHAPTER/#GAME.RULE`. */
const FORWARDS = /http-equiv="refresh" content="0;\s*url=([^"#]+)#([^"]+)"/;

/**
 * Reads where the lasting addresses of rules lead, in the languages of a built site. There are
 * hundreds of them: on a device the worker forwards by this list, and not one of the pages is kept.
 *
 * @param site its folder
 * @throws Error where the same rule leads to different chapters in two languages
 */
export async function ruleWays(site: string, languages: readonly string[]): Promise<RuleWays> {
  const chapters = new Map<string, string>();
  for (const language of languages) {
    const folder = join(site, language, 'rule');
    for (const rule of existsSync(folder) ? (await readdir(folder)).toSorted() : []) {
      const html = await readFile(join(folder, rule, 'index.html'), 'utf8');
      const [, page = ''] = html.match(FORWARDS) ?? [];
      const chapter = page.slice(page.indexOf(`/${language}/`) + language.length + 2);
      if ((chapters.get(rule) ?? chapter) !== chapter)
        throw new Error(
          `${rule} stands in ${chapter} in ${language}, elsewhere in another language`,
        );
      chapters.set(rule, chapter);
    }
  }
  const ways = new Map<string, string[]>();
  for (const [rule, chapter] of chapters) ways.set(chapter, [...(ways.get(chapter) ?? []), rule]);
  return [...ways];
}
