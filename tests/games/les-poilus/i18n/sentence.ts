import { overwriteGetLocale } from '#messages/runtime';
import type { Language } from '#site/layout/languages.ts';

/** What is wrong with words that should be whole; nothing for sound ones. */
export function flawsOf(text: string): string[] {
  const flaws: string[] = [];
  const hole = /undefined|null|NaN|\[object|poilus_|[{}]/.exec(text);
  if (hole) flaws.push(`has the hole ${hole[0]}`);
  if (/ {2}| [.,;:]|^$/.test(text)) flaws.push('has a gap');
  return flaws;
}

/** Words and what is wrong with them, for a list that should be empty. */
export const flawed = (texts: Iterable<string>): string[] =>
  [...new Set(texts)].flatMap((text) => flawsOf(text).map((flaw) => `${text}: ${flaw}`));

/** Asks for words in a language. */
export function inLanguage<Value>(language: Language, ask: () => Value): Value {
  overwriteGetLocale(() => language);
  try {
    return ask();
  } finally {
    overwriteGetLocale(() => 'en');
  }
}
