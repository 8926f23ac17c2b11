/*
 * Chinese has no spaces between words, and a program that guesses them guesses the text and the question
 * differently. So nothing is guessed: what is compared are single characters and, above all, pairs,
 *
 *     警察能开两枪吗   →   警察 · 开两 两枪   and   警 察 开 两 枪
 *
 * after other words for one thing have been made one word, and the words that any question has are cut
 * out. Letters and numbers between the characters are words of their own.
 */

/** Words for one thing, the site's own first. */
export type AlikeUnspaced = readonly string[];

/** How everything that is compared is written: one sort of characters, one word for one thing. */
export interface Writing {
  /** Of traditional characters those that the site writes in simplified ones. */
  readonly simplified: ReadonlyMap<string, string>;
  readonly ownWords: ReadonlyMap<string, string>;
  readonly others: RegExp | undefined;
}

/** What a question is built of rather than about; longer ones first. */
const FILLERS =
  /怎么办|怎么样|为什么|是不是|能不能|可不可以|会不会|有没有|要不要|是什么|有什么|什么样|什么|怎样|怎么|如何|可以|应该|需要|还是|还能|还会|的话|时候|情况|之后|以后|以前|里面|这个|那个|这样|一个|一下|[吗呢吧啊呀的了么是有在我你他它们和与就也都还能会要得到被把给让再又这那该用做]/gu;

const letters = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * @param traditional pairs of a traditional character and the site's own
 * @param groups words for one thing; a later group counts before an earlier one
 */
export function writing(
  traditional: Readonly<Record<string, string>>,
  groups: readonly AlikeUnspaced[],
): Writing {
  const ownWords = new Map<string, string>();
  for (const [own, ...others] of groups)
    for (const other of others) if (own) ownWords.set(other.toLowerCase(), own);
  const all = [...new Set([...ownWords.keys(), ...groups.map(([own]) => own ?? '')])]
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length);
  return {
    simplified: new Map(Object.entries(traditional)),
    ownWords,
    others: all.length > 0 ? new RegExp(all.map(letters).join('|'), 'gu') : undefined,
  };
}

/** Text in one sort of letters and characters. */
export const inOneHand = (text: string, { simplified }: Writing): string =>
  [...text.normalize('NFKC').toLowerCase().trim()]
    .map((sign) => simplified.get(sign) ?? sign)
    .join('');

/** Text with one word for one thing. */
export const inOwnWords = (text: string, { others, ownWords }: Writing): string =>
  others ? text.replace(others, (word) => ownWords.get(word) ?? word) : text;

/** What is compared of a text: its pairs, its characters, and words in letters. */
export function tokensOf(text: string, how: Writing): readonly string[] {
  const plain = inOwnWords(inOneHand(text, how), how);
  const tokens: string[] = [];
  for (const [run] of plain.matchAll(/[\p{Script=Han}]+|[\p{L}\p{N}]+/gu)) {
    if (!/\p{Script=Han}/u.test(run)) tokens.push(run);
    else for (const part of partsOf(run)) tokens.push(...pairsOf(part), ...part);
  }
  return tokens;
}

/** A question of nothing but fillers is asked as it stands. */
function partsOf(run: string): readonly string[] {
  const parts = run.split(FILLERS).filter(Boolean);
  return parts.length > 0 ? parts : [run];
}

export function pairsOf(text: string): readonly string[] {
  const signs = [...text];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

/** A single character says less than a pair: it stands in many words. */
export const shareOfSigns = (token: string): number => (/^\p{Script=Han}$/u.test(token) ? 0.3 : 1);
