/*
 * How well a thing answers a question. Both come as tokens: stems of words in a language with spaces,
 * pairs of characters in one without. A question is seldom asked in the rule's own words, so nothing
 * has to be there: what is there is weighed, rare words above common ones, and a thing that players
 * call just so comes before one that says it in passing.
 */

/** One thing by what it is called. */
export interface Called {
  readonly kind: string;
  /** The tokens of its title, of what players call it, and of what was asked about it; the title first. */
  readonly phrases: readonly (readonly string[])[];
}

/** What one word of a question may stand for, each with how sure that is, between 0 and 1. */
export type Forms = ReadonlyMap<string, number>;

/** How often a token stands in the text of things, by the number of the thing. */
type InTexts = (token: string) => ReadonlyMap<number, number>;

interface Phrase {
  readonly thing: number;
  readonly isTitle: boolean;
  /** How much its tokens say together. */
  readonly weight: number;
}

/** Things made ready: which phrases hold a token, and how much a token says. */
interface Ranking {
  readonly things: readonly Called[];
  readonly phrases: readonly Phrase[];
  readonly holding: ReadonlyMap<string, readonly number[]>;
  readonly rarity: (token: string) => number;
}

/** Where a word was found. The places add up a little: a word in the title and in the text is both. */
const WORTH = { title: 1, phrase: 0.85, text: 0.4, more: 0.1, both: 0.15 };

/** A word that stands in several phrases of a thing is what that thing is about: so much more each time. */
const OFTEN = 0.35;

/** A phrase that is the whole question tells more than its words here and there; the next likest bear it out. */
const PHRASE_SHARE = 1;
const BORNE_OUT = [1, 0.2, 0.1, 0.05];

/** The very words, and the very title, whatever bears it but a term. */
const EXACT = { phrase: 0.35, title: 1.3 };

/** A word of one thing alone says more than one of a few, but not much: so many are reckoned to have it too. */
const AS_IF_IN = 5;

/** A question is about all its words: rare ones outweigh the common ones in it less than in a phrase. */
const EVENNESS = 0.7;

/** A term is explained where the rules use it, and a puzzle is no answer: rules come first. */
const KIND_SHARE: Readonly<Record<string, number>> = {
  rule: 1,
  place: 0.92,
  tile: 0.92,
  term: 0.62,
  scenario: 0.55,
};
const OTHER_KIND = 0.7;

/**
 * Makes things ready to be asked.
 *
 * @param counts in how many things a token stands, wherever
 * @param shareOf what is left of the weight of a token, of those that say little ("how", "can")
 */
export function ranking(
  things: readonly Called[],
  counts: ReadonlyMap<string, number>,
  shareOf: (token: string) => number = () => 1,
): Ranking {
  const rarity = (token: string) =>
    shareOf(token) * Math.log(1 + things.length / (AS_IF_IN + (counts.get(token) ?? 0)));
  const phrases: Phrase[] = [];
  const holding = new Map<string, number[]>();
  for (const [thing, { phrases: own }] of things.entries()) {
    for (const [at, tokens] of own.entries()) {
      const different = new Set(tokens);
      let weight = 0;
      for (const token of different) {
        weight += rarity(token);
        const held = holding.get(token) ?? [];
        held.push(phrases.length);
        holding.set(token, held);
      }
      phrases.push({ thing, isTitle: at === 0, weight });
    }
  }
  return { things, phrases, holding, rarity };
}

/** How well each thing answers a question; 0 where nothing of it was found. */
export function answerScores(
  { things, phrases, holding, rarity }: Ranking,
  question: readonly Forms[],
  inTexts: InTexts,
): Float64Array {
  const words = new Float64Array(things.length);
  const answered = new Map<number, number>();
  const covered = new Map<number, number>();
  const counted = new Set<string>();
  let whole = 0;
  for (const forms of question) {
    const weight = surest(forms, rarity);
    whole += weight;
    const sure = new Map<number, number>();
    const named = new Map<number, number>();
    const read = new Map<number, number>();
    for (const [token, sureness] of forms) {
      const says = counted.has(token) ? 0 : rarity(token);
      counted.add(token);
      const times = new Map<number, number>();
      for (const id of holding.get(token) ?? []) {
        covered.set(id, (covered.get(id) ?? 0) + says);
        raise(sure, id, sureness);
        const { thing, isTitle } = phrases[id] as Phrase;
        const time = (times.get(thing) ?? 0) + 1;
        times.set(thing, time);
        const worth = isTitle ? WORTH.title : WORTH.phrase;
        raise(named, thing, sureness * worth * (1 + OFTEN * Math.log(time)));
      }
      for (const [thing, times] of inTexts(token))
        raise(read, thing, sureness * (WORTH.text + WORTH.more * Math.min(times - 1, 3)));
    }
    for (const [id, sureness] of sure)
      answered.set(id, (answered.get(id) ?? 0) + weight * sureness);
    for (const thing of new Set([...named.keys(), ...read.keys()])) {
      const [more, less] = [named.get(thing) ?? 0, read.get(thing) ?? 0].toSorted((a, b) => b - a);
      words[thing] = (words[thing] ?? 0) + weight * ((more ?? 0) + WORTH.both * (less ?? 0));
    }
  }
  const likest: (readonly number[])[] = things.map(() => []);
  const entitled = new Float64Array(things.length);
  for (const [id, weight] of answered) {
    const { thing, isTitle, weight: all } = phrases[id] as Phrase;
    const like = likeness(weight / whole, (covered.get(id) ?? 0) / all);
    const isExact = like > 0.999;
    if (isExact && isTitle) entitled[thing] = EXACT.title;
    const says = like * PHRASE_SHARE + (isExact && !isTitle ? EXACT.phrase : 0);
    likest[thing] = withLikest(likest[thing] ?? [], says);
  }
  return words.map((found, thing) => {
    if (found === 0) return 0;
    const kind = things[thing]?.kind ?? '';
    const share = KIND_SHARE[kind] ?? OTHER_KIND;
    const title = (entitled[thing] ?? 0) * (kind === 'term' ? share : 1);
    const phrased = (likest[thing] ?? []).reduce(
      (all, says, at) => all + says * (BORNE_OUT[at] ?? 0),
      0,
    );
    return share * (found / whole + phrased) + title;
  });
}

/** How far a phrase and a question are the same: 1 where each is the whole of the other. */
const likeness = (asked: number, said: number) => (2 * asked * said) / (asked + said);

/** The likest few, the best first, with one more if it is one of them. */
function withLikest(likest: readonly number[], says: number): readonly number[] {
  if (likest.length === BORNE_OUT.length && says <= (likest.at(-1) ?? 0)) return likest;
  return [...likest, says].toSorted((one, other) => other - one).slice(0, BORNE_OUT.length);
}

function raise(known: Map<number, number>, key: number, value: number): void {
  if ((known.get(key) ?? 0) < value) known.set(key, value);
}

/** How much a word says: as much as the likeliest of what it may stand for. */
function surest(forms: Forms, rarity: Ranking['rarity']): number {
  let best = 0;
  let weight = 0;
  for (const [token, sureness] of forms) {
    if (sureness <= best) continue;
    best = sureness;
    weight = rarity(token);
  }
  return weight ** EVENNESS * (0.4 + 0.6 * best);
}
