/*
 * The rules may be read in another language than the rest of the site is in. Wherever a link leads
 * into the rules from outside, or out of them, it is turned to the language chosen for that side,
 * just before it is followed. Inside the rules links stay in the language one is reading.
 */

const RULES_LANGUAGE_KEY = 'safe-house.rules-language';
const LANGUAGE_KEY = 'safe-house.language';

/** The parts of an address of this site: the folder it lives in, a language, and the rest. */
interface Parts {
  readonly base: string;
  readonly language: string;
  readonly rest: string;
}

function partsOf(path: string, languages: readonly string[]): Parts | undefined {
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
interface Chosen {
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

const choice = () => document.querySelector<HTMLSelectElement>('select[data-rules-language]');

/** The languages there are: those that can be chosen. */
const languages = (): readonly string[] =>
  [...(choice()?.options ?? [])].flatMap(({ value }) => value || []);

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Storage is closed to this page: the choice lasts until the next one.
  }
}

/** The head of a page of the rules speaks the language of the site, also where the rules have their own. */
function speakAsTheSite(): void {
  const page = partsOf(location.pathname, languages());
  if (!page || !isRules(page.rest)) return;
  const site = languages().find((language) => language === kept(LANGUAGE_KEY));
  const spoken = (kept(RULES_LANGUAGE_KEY) && site) || page.language;
  for (const part of document.querySelectorAll<HTMLElement>(`[data-in-${spoken}]`)) {
    part.textContent = part.getAttribute(`data-in-${spoken}`);
    part.lang = spoken;
  }
}

/** Shows what was chosen before, and turns links from now on. */
export function begin(): void {
  const shown = choice();
  if (shown) shown.value = kept(RULES_LANGUAGE_KEY) ?? '';
  speakAsTheSite();
  for (const event of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(event, turnLink, true);
  }
}

/** Keeps what has just been chosen; a page of the rules is turned to it at once. */
export function chooseLanguage(): void {
  const chosen = choice()?.value ?? '';
  const page = partsOf(location.pathname, languages());
  const isHere = isRules(page?.rest ?? '');
  const isFirst = !kept(RULES_LANGUAGE_KEY);
  if (chosen && (isFirst || !isHere)) keep(LANGUAGE_KEY, page?.language ?? '');
  keep(RULES_LANGUAGE_KEY, chosen);
  begin();
  const same = document.querySelector<HTMLAnchorElement>(`.language[data-language="${chosen}"]`);
  if (isHere && same) same.click();
}

/** Turns a link to the language chosen for where it leads; before it is followed, opened or copied. */
function turnLink({ target }: Event): void {
  const link = target instanceof Element && target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  if (link.dataset.language) return;
  const chosen = { rules: kept(RULES_LANGUAGE_KEY), site: kept(LANGUAGE_KEY) };
  const path = turnedPath(location.pathname, link.pathname, chosen, languages());
  if (!path) return;
  link.pathname = path;
  link.hreflang = partsOf(path, languages())?.language ?? '';
}
