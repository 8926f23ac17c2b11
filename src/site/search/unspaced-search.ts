import type { Hits, Piece } from './hits.ts';
import type { SearchRecord } from './records.ts';

/** What the index of a language without spaces holds of one thing. */
export type UnspacedRecord = Pick<
  SearchRecord,
  'url' | 'title' | 'kind' | 'chapter' | 'words' | 'text'
>;

/*
 * Chinese has no spaces between words, and a program that guesses them guesses the index and the
 * question differently. So nothing is guessed: what is asked is looked for as it stands. Where it
 * stands nowhere, a question in whole sentences for instance, its pairs of characters are looked for,
 *
 *     警察能开两枪吗   →   警察 察能 能开 开两 两枪 枪吗
 *
 * and what holds enough of them is an answer. The site's few hundred things are searched one by one.
 */

/** How near a thing is to what is asked, by where it stands; the whole name above all. */
const NEAR = { name: 1000, word: 500, nameBegins: 350, nameHas: 300, wordHas: 150, text: 20 };

/** A term is explained where the rules use it: a rule that players call so comes before it. */
const TERM_SHARE = 0.45;

/** The part of the pairs that must be found, where the question itself stands nowhere. */
const ENOUGH = 0.5;

/** How many are shown; the count tells of all. */
const SHOWN = 20;

/** Characters of text around what was found. */
const AROUND = 30;

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim();

const times = (text: string, part: string) => text.split(part).length - 1;

function nearness(record: UnspacedRecord, asked: string): number {
  const name = plain(record.title);
  if (name === asked) return NEAR.name;
  const words = record.words.split(', ').map(plain);
  if (words.includes(asked)) return NEAR.word;
  const inText = Math.min(times(plain(record.text), asked), 5);
  const text = inText > 0 ? NEAR.text + inText : 0;
  if (name.startsWith(asked)) return NEAR.nameBegins + text;
  if (name.includes(asked)) return NEAR.nameHas + text;
  return words.some((word) => word.includes(asked)) ? NEAR.wordHas + text : text;
}

const pairsOf = (asked: string): readonly string[] =>
  [...asked].flatMap((sign, at, all) => {
    const next = all[at + 1];
    return next ? [sign + next] : [];
  });

function nearnessByPairs(record: UnspacedRecord, pairs: readonly string[]): number {
  const found = pairs.map((pair) => nearness(record, pair));
  const share = found.filter((near) => near > 0).length / pairs.length;
  return share < ENOUGH ? 0 : found.reduce((sum, near) => sum + near, 0);
}

interface Found {
  readonly record: UnspacedRecord;
  readonly near: number;
}

/** All terms of a question must be found; rules come before other things that are as near. */
function found(
  records: readonly UnspacedRecord[],
  near: (record: UnspacedRecord) => readonly number[],
): readonly Found[] {
  return records
    .flatMap((record) => {
      const each = near(record);
      const sum = each.reduce((total, one) => total + one, 0);
      const share = record.kind === 'term' ? TERM_SHARE : 1;
      const rule = record.kind === 'rule' ? 10 : 0;
      return each.every((one) => one > 0) ? [{ record, near: sum * share + rule }] : [];
    })
    .toSorted((one, other) => other.near - one.near);
}

/** The text around the first of the parts that stands in it, with every one of them marked. */
function excerpt(text: string, parts: readonly string[]): readonly Piece[] {
  const places = parts.map((part) => text.toLowerCase().indexOf(part)).filter((at) => at >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const from = Math.max(0, first - AROUND);
  const to = first + 2 * AROUND;
  const cut = `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  const marks = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = cut.split(new RegExp(`(${marks.join('|')})`, 'i'));
  return pieces.map((piece, at) => ({ text: piece, isFound: at % 2 === 1 }));
}

/**
 * Searches the things of a language that is written without spaces.
 *
 * @param chapter the chapter to stay in, or nothing for all
 */
export function searchUnspaced(
  records: readonly UnspacedRecord[],
  query: string,
  chapter: string,
): Hits {
  const terms = plain(query)
    .split(/[\s,，、。？?！!]+/)
    .filter(Boolean);
  const pairs = terms.flatMap(pairsOf);
  const whole = terms.length > 0 ? found(records, (one) => terms.map((t) => nearness(one, t))) : [];
  const byPairs = whole.length === 0 && pairs.length > 1;
  const all = byPairs ? found(records, (one) => [nearnessByPairs(one, pairs)]) : whole;
  const here = all.filter(({ record }) => !chapter || record.chapter === chapter);
  const chapters: Record<string, number> = {};
  for (const { record } of all) chapters[record.chapter] = (chapters[record.chapter] ?? 0) + 1;
  return {
    query,
    count: here.length,
    chapters,
    hits: here.slice(0, SHOWN).map(({ record: { url, text, ...record } }) => ({
      ...record,
      href: url,
      excerpt: () => excerpt(text, byPairs ? pairs : terms),
    })),
  };
}
