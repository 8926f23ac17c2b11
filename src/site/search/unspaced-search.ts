import { piecesOfSigns } from './excerpt.ts';
import type { Ask } from './hits.ts';
import { answerScores, type Called, ranking } from './ranking.ts';
import type { Searched } from './spaced-search.ts';
import { asWritten, inOneHand, tokensOf, type Writing, written } from './unspaced-words.ts';

/** Words that say what kind of answer is wanted: marked in a text, they would only distract. */
const ASKING = /^(何时|哪|谁|几|没有|不够|最多)$/u;

/** A single character says less than a word or a pair: it stands in many words. */
const shareOfSigns = (token: string): number => (/^\p{Script=Han}$/u.test(token) ? 0.3 : 1);

/**
 * Makes things of a language without spaces ready: the site's few hundred are kept with all their pairs.
 *
 * @param sounds characters that sound alike, a group each
 */
export function askUnspaced(
  things: readonly Searched[],
  how: Writing,
  sounds: readonly string[] = [],
): Ask {
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
  const ready = ranking(called, counts, shareOfSigns);
  return async (typed) => {
    const { question, taken } = asWritten(inOneHand(typed, how), site);
    const asked = [...new Set(tokensOf(question, how))].map((token) => new Map([[token, 1]]));
    return {
      near: answerScores(ready, asked, (token) => texts.get(token) ?? NOWHERE),
      excerpt: (n) => {
        const { text = '', title = '' } = things[n] ?? {};
        return piecesOfSigns(text, title, markedOf(question, how));
      },
      taken,
      isOneWord: [...typed.trim()].length <= 2,
    };
  };
}

const NOWHERE: ReadonlyMap<number, number> = new Map();

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
