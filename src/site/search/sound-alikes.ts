/*
 * Chinese is typed by its sound, and the wrong character of those that sound alike is the commonest
 * slip: 陷井 for 陷阱, 预卒 for 狱卒. A pair of characters that stands nowhere on the site is taken for one
 * that the site writes, if one character is the same and the other sounds alike. A character that goes
 * well with its other neighbour is right.
 */
import type { Taken } from './reading.ts';

/** Characters that any sentence is made of: whoever types one has meant it. */
const PARTICLES = new Set(
  '吗呢吧啊呀的了么是有在我你他它们和与就也都还能会要得到被把给让再又这那该用上几个不没',
);

/** The pairs of characters that a site writes. */
export interface Written {
  /** How often each stands in titles and in what players say; those of the texts alone, 0. */
  readonly pairs: ReadonlyMap<string, number>;
  /** By character, all that sound like it. */
  readonly alike: ReadonlyMap<string, string>;
  /** The characters that are words by themselves. */
  readonly alone: ReadonlySet<string>;
}

/** The pairs of neighbours in a text. */
export function pairsOf(text: string): readonly string[] {
  const signs = [...text];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

/**
 * @param said titles, and what players call things
 * @param sounds characters that sound alike, a group each
 */
export function written(
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
export function asWritten(
  question: string,
  site: Written,
): { readonly question: string; readonly taken: readonly Taken[] } {
  const signs = [...question];
  const taken: Taken[] = [];
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
