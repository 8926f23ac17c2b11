import type { Forms } from './ranking.ts';
import { plain, shareOfWord, stem, wordsOf } from './spaced-words.ts';
import { begunWords, joined, nearestWords, type WordList } from './word-list.ts';

/** What was typed, and the site's own word that it was taken for. */
export interface Substitution {
  readonly typed: string;
  readonly word: string;
  /** Whether players call it so, or it was typed wrongly. */
  readonly how: 'called' | 'misspelled';
}

/** A question of a language with spaces, as it was read. */
interface Reading {
  readonly question: readonly Forms[];
  readonly taken: readonly Substitution[];
}

/** The fewest letters of a word that may be half of one in the middle of a question. */
const HALF = 4;

/** How sure a word must be for not being two words typed as one. */
const SURE = 0.84;

/** How likely it is that a word the site knows is not yet whole. */
const GOES_ON = 0.6;

/** One word of a question on its way: as the site writes it, or what it may stand for. */
type Step = string | Forms;

/** How sure it is that another word for a thing means that thing. */
const ALIKE = 0.85;

/**
 * Reads a question: joins and divides words as the site writes them, takes a word it does not know for
 * those that begin so or are spelled nearly so, and knows what else things are called.
 *
 * @param isLoose takes any word for whatever is spelled most like it
 */
export function readQuestion(question: string, list: WordList, isLoose = false): Reading {
  const words = asTheSiteJoins(wordsOf(question), list);
  const isTyping = /[\p{L}\p{N}]$/u.test(plain(question));
  const taken: Substitution[] = [];
  const asked: Forms[] = [];
  let run: string[] = [];
  const endOfRun = () => {
    let at = 0;
    for (const token of joined(run.map(stem), list)) {
      const length = token.split(' ').length;
      tell(run.slice(at, at + length).join(' '), token, list, taken);
      at += length;
      asked.push(formsOf(token, 1, list));
    }
    run = [];
  };
  for (const [at, word] of words.entries()) {
    const isLast = isTyping && at === words.length - 1;
    for (const step of readWord(word, isLast, list, isLoose, taken)) {
      if (typeof step === 'string') {
        run.push(step);
      } else {
        endOfRun();
        asked.push(step);
      }
    }
  }
  endOfRun();
  return { question: asked, taken };
}

/** A token and everything else that is called alike. */
function formsOf(token: string, sureness: number, { groups }: WordList): Forms {
  const forms = new Map<string, number>([[token, sureness]]);
  for (const other of groups.get(token)?.tokens ?? [])
    if (other !== token) forms.set(other, sureness * ALIKE);
  return forms;
}

/** Tells what a thing is called here, if nothing on the site is called as it was typed. */
function tell(
  typed: string,
  token: string,
  { groups, used }: WordList,
  taken: Substitution[],
): void {
  const group = groups.get(token);
  if (!group?.isTold || plain(group.own) === typed || group.tokens[0] === token) return;
  if (typed.split(' ').some((word) => (used.get(word) ?? 0) === 0))
    taken.push({ typed, word: group.own, how: 'called' });
}

/** Two words that the site writes as one: "air drop". */
function asTheSiteJoins(words: readonly string[], { used }: WordList): readonly string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [one = '', next] = words.slice(at, at + 2);
    const together = next && one.length > 2 && next.length > 2 && (used.get(one + next) ?? 0) > 0;
    read.push(together ? one + next : one);
    if (together) at++;
  }
  return read;
}

function readWord(
  word: string,
  isLast: boolean,
  list: WordList,
  isLoose: boolean,
  taken: Substitution[],
): readonly Step[] {
  const token = stem(word);
  const isKnown = list.spelled.has(token) || list.groups.has(token) || list.used.has(word);
  const mayGoOn = isLast && shareOfWord(token) === 1 && !list.inNames.has(token);
  if (isKnown) {
    const begun = mayGoOn && !list.groups.has(token) ? begunWords(word, list) : [];
    const others = begun.filter((one) => stem(one.word) !== token);
    if (others.length === 0) return [word];
    const less = others.map((one) => ({ ...one, sureness: one.sureness * GOES_ON }));
    return [formsOfAll([{ word, sureness: 1 }, ...less], list)];
  }
  const begun = isLast || word.length >= HALF ? begunWords(word, list) : [];
  if (begun.length > 0) return [formsOfAll(begun, list)];
  const near = nearestWords(word, list.used, isLoose);
  const [best] = near;
  const parts = (best?.sureness ?? 0) < SURE ? splitWord(word, list) : undefined;
  const meant = parts?.join(' ') ?? best?.word;
  if (!meant) return [];
  taken.push({ typed: word, word: inUse(meant, list), how: 'misspelled' });
  if (parts) return parts;
  return near.length === 1 || list.inNames.has(stem(meant)) ? [meant] : [formsOfAll(near, list)];
}

/** A name of two words that was typed as one, the second perhaps half: "safehous". */
function splitWord(word: string, { used, groups }: WordList): readonly string[] | undefined {
  for (let at = word.length - 3; at >= 3; at--) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (!used.has(parts[0] ?? '')) continue;
    const pair = parts.map(stem).join(' ');
    for (const name of groups.keys())
      if (name.startsWith(pair) && name.length - pair.length <= 2) return parts;
  }
  return undefined;
}

/** The word that is used here for one that only stands in a list of other words. */
const inUse = (word: string, { used, groups }: WordList): string =>
  used.get(word) === 0 ? (groups.get(stem(word))?.own ?? word) : word;

function formsOfAll(
  words: readonly { readonly word: string; readonly sureness: number }[],
  list: WordList,
): Forms {
  const forms = new Map<string, number>();
  for (const { word, sureness } of words) {
    for (const [token, sure] of formsOf(stem(word), sureness, list))
      forms.set(token, Math.max(forms.get(token) ?? 0, sure));
  }
  return forms;
}
