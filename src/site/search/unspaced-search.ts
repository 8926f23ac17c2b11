import { answerScores, type Called, type Ranking, ranking } from './ranking.ts';
import type { Substitution } from './reading.ts';
import type { Searched } from './spaced-search.ts';
import {
  asWritten,
  inOneHand,
  tokensOf,
  type Writing,
  type Written,
  written,
} from './unspaced-words.ts';

/** Things of a language without spaces, made ready to be asked. */
export interface UnspacedThings {
  readonly how: Writing;
  readonly ranking: Ranking;
  readonly written: Written;
  /** How often each token stands in the text of which things. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/** Words that say what kind of answer is wanted: marked in a text, they would only distract. */
const ASKING = /^(何时|哪|谁|几|没有|不够|最多)$/u;

/** A single character says less than a word or a pair: it stands in many words. */
const shareOfSigns = (token: string): number => (/^\p{Script=Han}$/u.test(token) ? 0.3 : 1);

/**
 * Makes things ready: the site's few hundred are kept with all their pairs.
 *
 * @param sounds characters that sound alike, a group each
 */
export function unspacedThings(
  things: readonly Searched[],
  how: Writing,
  sounds: readonly string[] = [],
): UnspacedThings {
  const texts = new Map<string, Map<number, number>>();
  const counts = new Map<string, number>();
  const called: Called[] = [];
  for (const [number, { kind, title, words, text }] of things.entries()) {
    const phrases = [title, ...words].map((phrase) => tokensOf(phrase, how));
    called.push({ kind, phrases });
    const inText = tokensOf(text, how);
    for (const token of inText) {
      const held = texts.get(token) ?? new Map<number, number>();
      held.set(number, (held.get(number) ?? 0) + 1);
      texts.set(token, held);
    }
    for (const token of new Set([...phrases.flat(), ...inText]))
      counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  const said = things.flatMap(({ title, words }) => [title, ...words]);
  const names = [...said, ...how.signs.keys()].map((name) => inOneHand(name, how));
  const site = written(
    names,
    things.map(({ text }) => inOneHand(text, how)),
    sounds,
  );
  return { how, ranking: ranking(called, counts, shareOfSigns), written: site, texts };
}

/** A question of a language without spaces, as it was read. */
interface UnspacedQuestion {
  readonly question: string;
  readonly taken: readonly Substitution[];
}

/** Reads a question in the site's own characters. */
export const unspacedQuestion = (
  question: string,
  { how, written }: UnspacedThings,
): UnspacedQuestion => asWritten(inOneHand(question, how), written);

const NOWHERE: ReadonlyMap<number, number> = new Map();

/** How well each thing answers, by its number; see ranking.ts. */
export function unspacedAnswers(
  { how, ranking, texts }: UnspacedThings,
  { question }: UnspacedQuestion,
): Float64Array {
  const asked = [...new Set(tokensOf(question, how))].map((token) => new Map([[token, 1]]));
  return answerScores(ranking, asked, (token) => texts.get(token) ?? NOWHERE);
}

/** Of a question, what to mark in texts. */
export const foundSigns = (
  { how }: UnspacedThings,
  { question }: UnspacedQuestion,
): readonly string[] => markedOf(question, how);

/** Of a question, what to mark where it stands in a text: all words for its things, and its pairs. */
function markedOf(question: string, how: Writing): readonly string[] {
  const tokens = new Set(tokensOf(question, how));
  const asking = new Set(
    [...how.signs].flatMap(([word, sign]) => (ASKING.test(word) ? [sign] : [])),
  );
  const alike = [...how.signs].flatMap(([word, sign]) =>
    tokens.has(sign) && !asking.has(sign) ? [word] : [],
  );
  const others = [...tokens].filter((token) => !/\p{Co}/u.test(token));
  return [...new Set([inOneHand(question, how), ...alike, ...others])];
}
