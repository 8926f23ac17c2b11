/*
 * The rules may be read in another language than the rest of the site is in. Wherever a link leads
 * into the rules from outside, or out of them, it is turned to the language chosen for that side,
 * just before it is followed. Inside the rules links stay in the language one is reading.
 */

export const RULES_LANGUAGE_KEY = 'safe-house.rules-language';
export const LANGUAGE_KEY = 'safe-house.language';

/** The parts of an address of this site: the folder it lives in, a language, and the rest. */
interface Parts {
  readonly base: string;
  readonly language: string;
  readonly rest: string;
}

export function partsOf(path: string, languages: readonly string[]): Parts | undefined {
  const parts = path.split('/');
  const at = parts.findIndex((part) => languages.includes(part));
  if (at < 0) return undefined;
  return {
    base: parts.slice(0, at).join('/'),
    language: parts[at] ?? '',
    rest: parts.slice(at + 1).join('/'),
  };
}

/** Whether the rest of an address is a page of a rulebook, or the permanent address of a rule. */
const isRules = (rest: string): boolean => /^([a-z-]+\/rules\/|rule\/)/.test(rest);

/** What was chosen: the language of the rules, and of everything else. */
export interface Chosen {
  readonly rules: string | null;
  readonly site: string | null;
}

/**
 * Where a link should lead by what was chosen, if it should lead elsewhere than it does.
 *
 * @param page the path of the page it stands on
 * @param target the path it leads to
 */
export function turnedPath(
  page: string,
  target: string,
  { rules, site }: Chosen,
  languages: readonly string[],
): string | undefined {
  const here = partsOf(page, languages);
  const there = partsOf(target, languages);
  if (!here || !there || !rules || here.base !== there.base) return undefined;
  if (isRules(here.rest) && isRules(there.rest)) return undefined;
  const wanted = isRules(there.rest) ? rules : isRules(here.rest) ? site : null;
  if (!wanted || wanted === there.language || !languages.includes(wanted)) return undefined;
  return [there.base, wanted, there.rest].join('/');
}

export const isRulesPage = (page: string, languages: readonly string[]): boolean =>
  isRules(partsOf(page, languages)?.rest ?? '');
