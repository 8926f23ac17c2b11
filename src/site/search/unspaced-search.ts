import { piecesOfSigns } from './excerpt.ts';
import type { Ask } from './hits.ts';
import { answerScores, type Called, ranking } from './ranking.ts';
import type { Substitution } from './reading.ts';
import type { Searched } from './spaced-search.ts';

/*
 * Chinese has no spaces between words, and a program that guesses them guesses the text and the question
 * differently. So only the words that the lists of words know are taken for words; what stands between
 * them is compared by its single characters and, above all, by pairs,
 *
 *     警察能不能冲锋   →   〈警察〉 · 冲锋   and   冲 锋
 *
 * after what any question is made of has been cut out. Every word for one thing is the same sign,
 * 〈警察〉, of those that Unicode leaves to private use: so no other word can hold a part of it.
 */

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

/** Words for one thing, the site's own first. */
type AlikeUnspaced = readonly string[];

/** How everything that is compared is written: one sort of characters, one sign for one thing. */
interface Writing {
  /** Of traditional characters those that the site writes in simplified ones. */
  readonly simplified: ReadonlyMap<string, string>;
  readonly signs: ReadonlyMap<string, string>;
  /** The words that are known, and what no known word stands within. */
  readonly known: RegExp;
}

/** The first of the 6,400 characters for private use. */
const FIRST_SIGN = 0xe000;

/** What a question is built of rather than about; longer ones first. */
const FILLERS =
  /怎么办|怎么样|为什么|是不是|能不能|可不可以|会不会|有没有|要不要|是什么|有什么|什么样|什么|怎样|怎么|如何|可以|应该|需要|还是|还能|还会|的话|时候|情况|之后|以后|以前|里面|这个|那个|这样|一个|一下|一共|总共|游戏|[吗呢吧啊呀的了么是有在我你他它们和与就也都还能会要得到被把给让再又这那该用上]/gu;

/** The number of a case, which is one word: 8.6.9b. */
const NUMBER = String.raw`\d+(?:\.\d+)+[a-z]?(?![a-z\d])`;

/** What is told apart before anything is compared: in "SAS要15分" the letters, the number and the characters. */
const RUNS = new RegExp(
  String.raw`\p{Co}|\p{Script=Han}+|${NUMBER}|\d+|(?:(?!\p{Script=Han}|\d)[\p{L}\p{N}])+`,
  'gu',
);

const letters = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word as it is looked for: digits and letters only where they stand whole. */
const whole = (word: string) =>
  /^[a-z\d ]+$/.test(word) ? `(?<![a-z\\d])${word}(?![a-z\\d])` : letters(word);

/**
 * @param traditional pairs of a traditional character and the site's own
 * @param groups words for one thing; where two groups have one word, the later counts
 */
export function writing(
  traditional: Readonly<Record<string, string>>,
  groups: readonly AlikeUnspaced[],
): Writing {
  const signs = new Map<string, string>();
  for (const [number, group] of groups.entries()) {
    const sign = String.fromCodePoint(FIRST_SIGN + number);
    for (const word of group) signs.set(word.toLowerCase(), sign);
  }
  const longestFirst = [...signs.keys()].toSorted((one, other) => other.length - one.length);
  return {
    simplified: new Map(Object.entries(traditional)),
    signs,
    known: new RegExp([NUMBER, ...longestFirst.map(whole)].join('|'), 'gu'),
  };
}

/** Text in one sort of letters and characters. */
const inOneHand = (text: string, { simplified }: Writing): string =>
  [...text.normalize('NFKC').toLowerCase().trim()]
    .map((sign) => simplified.get(sign) ?? sign)
    .join('');

/** What is compared of a text: its known words, its pairs, its characters, and words in letters. */
export function tokensOf(text: string, how: Writing): readonly string[] {
  const plain = inOneHand(text, how);
  const signed = plain.replace(how.known, (word) => how.signs.get(word) ?? word);
  const tokens: string[] = [];
  const rest: string[] = [];
  for (const [run] of signed.matchAll(RUNS)) {
    if (!/^\p{Script=Han}/u.test(run)) tokens.push(run);
    else rest.push(run);
  }
  for (const run of rest) {
    for (const part of run.split(FILLERS).filter(Boolean)) tokens.push(...pairsOf(part), ...part);
  }
  // A question of nothing but fillers is asked as it stands.
  return tokens.length > 0 ? tokens : rest.flatMap((run) => [...pairsOf(run), ...run]);
}

/*
 * Chinese is typed by its sound, and the wrong character of those that sound alike is the commonest
 * slip: 陷井 for 陷阱, 预卒 for 狱卒. A pair of characters that stands nowhere on the site is taken for one
 * that the site writes, if one character is the same and the other sounds alike. A character that goes
 * well with its other neighbour is right.
 */

/** Characters that any sentence is made of: whoever types one has meant it. */
const PARTICLES = new Set(
  '吗呢吧啊呀的了么是有在我你他它们和与就也都还能会要得到被把给让再又这那该用上几个不没',
);

/** The pairs of characters that a site writes. */
interface Written {
  /** How often each stands in titles and in what players say; those of the texts alone, 0. */
  readonly pairs: ReadonlyMap<string, number>;
  /** By character, all that sound like it. */
  readonly alike: ReadonlyMap<string, string>;
  /** The characters that are words by themselves. */
  readonly alone: ReadonlySet<string>;
}

/** The pairs of neighbours in a text. */
function pairsOf(text: string): readonly string[] {
  const signs = [...text];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

/**
 * @param said titles, and what players call things
 * @param sounds characters that sound alike, a group each
 */
function written(
  said: readonly string[],
  texts: readonly string[],
  sounds: readonly string[],
): Written {
  const pairs = new Map<string, number>();
  for (const pair of texts.flatMap(pairsOf)) pairs.set(pair, 0);
  for (const pair of said.flatMap(pairsOf)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  const alike = new Map(sounds.flatMap((group) => [...group].map((sign) => [sign, group])));
  return { pairs, alike, alone: new Set(said.filter((words) => [...words].length === 1)) };
}

/** A question as the site would write it, and what was taken for something else. */
function asWritten(
  question: string,
  site: Written,
): { readonly question: string; readonly taken: readonly Substitution[] } {
  const signs = [...question];
  const taken: Substitution[] = [];
  for (let at = 0; at + 1 < signs.length; at++) {
    const [before = '', one = '', other = '', after = ''] = ['', ...signs].slice(at, at + 4);
    if (site.pairs.has(one + other)) continue;
    const meant = mostSaid(
      [
        ...(site.pairs.has(before + one) ? [] : soundingLike(one, site, (sign) => sign + other)),
        ...(site.pairs.has(other + after) ? [] : soundingLike(other, site, (sign) => one + sign)),
      ],
      site,
    );
    if (!meant) continue;
    taken.push({ typed: one + other, word: meant, how: 'misspelled' });
    signs.splice(at, 2, ...meant);
  }
  return { question: signs.join(''), taken };
}

/** The pairs with another character for one, if that is no word or particle itself. */
const soundingLike = (sign: string, { alike, alone }: Written, pair: (other: string) => string) =>
  PARTICLES.has(sign) || alone.has(sign) ? [] : [...(alike.get(sign) ?? '')].map(pair);

/** The pair said most often, if one is. */
function mostSaid(nearby: readonly string[], { pairs }: Written): string | undefined {
  const [best = ''] = nearby.toSorted((a, b) => (pairs.get(b) ?? 0) - (pairs.get(a) ?? 0));
  return (pairs.get(best) ?? 0) > 0 ? best : undefined;
}
