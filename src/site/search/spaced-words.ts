/*
 * The words of a language with spaces, English above all, as search compares them: without accents and
 * case, and without the endings that say one or many, now or then. The stems are coarser than
 * Pagefind's own: they are compared with each other only, in titles and in what players say.
 */

/** Text as it is compared: "Pont Levêque" is "pont leveque". */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase().trim();

/** The words of a text, plain, as they stand: "can't" is "cant". The number of a case is one word: 8.6.9b. */
export const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .replace(/'s\b/g, '')
    .replaceAll("'", '')
    .match(/\d+(?:\.\d+)+[a-z]?(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu) ?? [];

/** Endings, the first that fits is cut off, where enough of the word is left. */
const ENDINGS: readonly (readonly [ending: RegExp, left: string])[] = [
  [/ies$/, 'y'],
  [/([a-z]{2})(ss|sh|ch|x)es$/, '$1$2'],
  [/([^su])s$/, '$1'],
];
const VERB_ENDINGS: readonly (readonly [ending: RegExp, left: string])[] = [
  [/([a-z]{3,})(?:ations?|ating|ated)$/, '$1ate'],
  [/([a-z]{2,})(?:ing|ed)$/, '$1'],
  [/([a-z]{4,})(?:ment|er)$/, '$1'],
];
const DOUBLE = /([bdgmnprt])\1$/;

/** Words whose forms no ending tells. */
const IRREGULAR: Readonly<Record<string, string>> = {
  beginner: 'novice',
  bought: 'buy',
  built: 'build',
  cant: 'cannot',
  came: 'come',
  caught: 'catch',
  chosen: 'choose',
  chose: 'choose',
  died: 'die',
  doesnt: 'not',
  dont: 'not',
  isnt: 'not',
  done: 'do',
  drawn: 'draw',
  drew: 'draw',
  fought: 'fight',
  gone: 'go',
  got: 'get',
  had: 'have',
  has: 'have',
  held: 'hold',
  jailer: 'jailor',
  kept: 'keep',
  laid: 'lay',
  left: 'left',
  lost: 'lose',
  loss: 'lose',
  made: 'make',
  men: 'man',
  met: 'meet',
  paid: 'pay',
  policeman: 'police',
  policemen: 'police',
  ran: 'run',
  sold: 'sell',
  shooting: 'shoot',
  shot: 'shoot',
  shots: 'shoot',
  spent: 'spend',
  stuck: 'stuck',
  taken: 'take',
  took: 'take',
  won: 'win',
};

/** Numbers as they are printed. */
const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );
const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  NUMBERS.map((name, number) => [name, String(number)]),
);

/** What a word has in common with its other forms: "placing", "placed", "places" are "plac". */
export function stem(word: string): string {
  const known = stems.get(word) ?? stemOf(word);
  stems.set(word, known);
  return known;
}

/** The same few thousand words stand in all texts. */
const stems = new Map<string, string>();

function stemOf(word: string): string {
  const whole = IRREGULAR[word] ?? DIGITS[word] ?? word;
  if (whole.length < 4 || /\d/.test(whole)) return whole;
  const one = cut(whole, ENDINGS);
  const root = cut(IRREGULAR[one] ?? one, VERB_ENDINGS).replace(DOUBLE, '$1');
  return root.length > 3 ? root.replace(/e$/, '') : root;
}

function cut(word: string, endings: typeof ENDINGS): string {
  for (const [ending, left] of endings) {
    if (!ending.test(word)) continue;
    const rest = word.replace(ending, left);
    return rest.length >= 3 ? rest : word;
  }
  return word;
}

/** Words that a question is built of rather than about. Some still say what kind of answer is wanted. */
const FILLERS =
  'a an and any are as at be been being but by can could did do does doing for from get go had has have having he her his how i if in into is it its just let me may might mine must my no not of on one or our please rule rules same she should so than that the their them then there these they thing things this to too up us was we were what whats when where whether which who whom whose why will with would you your';
const ASKING = 'cannot how when where who why many much must no not without with from same';

const fillers = new Set(FILLERS.split(' ').map(stem));
const asking = new Set(ASKING.split(' ').map(stem));

/** How much of its weight a stem has in a question. */
export function shareOfWord(token: string): number {
  if (asking.has(token)) return 0.35;
  return fillers.has(token) ? 0.08 : 1;
}
