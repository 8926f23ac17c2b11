import { type CollectionEntry, getCollection } from 'astro:content';
import type { z } from 'astro/zod';
import type { GameFacts, GameRuling } from '../games/game.ts';
import { addressOf } from '../site/layout/address.ts';
import { gameHere } from '../site/layout/game-of-page.ts';
import { LANGUAGES, type Language, languageOf } from '../site/layout/languages.ts';
import { rulebookFaults } from './rulebook-faults.ts';
import type { ChapterGroup, errataTexts, RulingText } from './schemas.ts';
import type { Term } from './terms.ts';
import { rulesSeenIn, rulesWrittenIn, type WrittenRule } from './written-rules.ts';

export interface RulebookChapter {
  readonly name: string;
  /** From 1, in reading order. */
  readonly number: number;
  readonly title: string;
  readonly summary: string;
  readonly part: ChapterGroup;
  readonly changed: Date;
  /** What it is told by, where that is not the printing that the book is about. */
  readonly printing?: string;
  /** Whether something can be tried in it. */
  readonly hasExamples: boolean;
  /** The language it is written in, where it is not yet in that of the book. */
  readonly borrowed?: Language;
  readonly href: string;
  readonly rules: readonly WrittenRule[];
  readonly entry: CollectionEntry<'chapters'>;
}

/** Where a rule stands, for everything that names it. */
export interface RulePlace {
  readonly title: string;
  readonly href: string;
  /** The title of its chapter. */
  readonly chapter: string;
}

type RuleIndex = Readonly<Record<string, RulePlace>>;

/** A question with its answer, where it belongs and how sure it is. */
export type RulebookRuling = RulingText &
  GameRuling & {
    /** The fragment that sets its example up in practice, where that can be. */
    readonly link?: string;
    /** The language it is written in, where it is not yet in that of the book. */
    readonly borrowed?: Language;
  };

type Erratum = z.infer<typeof errataTexts>[number];

interface Rulebook {
  readonly game: GameFacts;
  readonly language: Language;
  readonly chapters: readonly RulebookChapter[];
  readonly index: RuleIndex;
  readonly rulings: readonly RulebookRuling[];
  /** The terms of the game, in the order of the glossary. */
  readonly terms: readonly Term[];
  /** When the text of each rule last changed, by its id. */
  readonly changed: ReadonlyMap<string, Date>;
  /** What was wrong in it, the newest first. */
  readonly errata: readonly Erratum[];
  /** What players call it. */
  readonly words: ReadonlyMap<string, readonly string[]>;
}

/** The entries of one game in one language; all of them but chapters have these two parts in their id. */
const isOf =
  (game: GameFacts, language: Language) =>
  (entry: { readonly id: string }): boolean =>
    entry.id === `${game.id}/${language}` || entry.id.startsWith(`${game.id}/${language}/`);

/** What is written of a game in one language. */
async function writtenIn(game: GameFacts, language: Language) {
  const isHere = isOf(game, language);
  const [entries, rulings, words, glossaries, dates, errata] = await Promise.all([
    getCollection('chapters', isHere),
    getCollection('rulings', isHere),
    getCollection('words', isHere),
    getCollection('glossary', isHere),
    getCollection('dates', isHere),
    getCollection('errata', isHere),
  ]);
  return {
    chapters: entries.map((entry) => ({
      entry,
      language,
      name: entry.id.split('/')[2] ?? '',
      rules: rulesWrittenIn(entry.body ?? ''),
      sees: rulesSeenIn(entry.body ?? ''),
    })),
    rulings: rulings.flatMap((list) => list.data.map((ruling) => ({ ...ruling, language }))),
    words: words.flatMap((list) => list.data),
    terms: glossaries.flatMap((glossary) => glossary.data),
    dates: dates.flatMap((list) => Object.entries(list.data)),
    errata: errata.flatMap((list) => list.data),
  };
}

type Written = Awaited<ReturnType<typeof writtenIn>>;

/** What nobody has translated yet is read in a language in which it is written. */
function withBorrowed(own: Written, others: readonly Written[]): Written {
  const chapters = [...own.chapters];
  const rulings = [...own.rulings];
  const dates = [...others.flatMap((other) => other.dates), ...own.dates];
  for (const other of others) {
    for (const chapter of other.chapters) {
      if (!chapters.some(({ name }) => name === chapter.name)) chapters.push(chapter);
    }
    for (const ruling of other.rulings) {
      if (!rulings.some(({ id }) => id === ruling.id)) rulings.push(ruling);
    }
  }
  return { ...own, chapters, rulings, dates };
}

async function read(game: GameFacts, language: Language): Promise<Rulebook> {
  const others = LANGUAGES.filter((other) => other !== language);
  const { chapters, rulings, words, terms, dates, errata } = withBorrowed(
    await writtenIn(game, language),
    await Promise.all(others.map((other) => writtenIn(game, other))),
  );

  const faults = rulebookFaults(
    {
      chapters: game.chapters,
      rules: game.rules,
      rulings: game.rulings.map((ruling) => ruling.id),
    },
    {
      chapters,
      rulings: rulings.map((ruling) => ruling.id),
      words: words.map(({ rule }) => rule),
      errata: errata.map(({ rule }) => rule),
      terms,
    },
  );
  if (faults.length > 0) {
    throw new Error(
      `The rulebook of ${game.id} (${language}) is not whole:\n- ${faults.join('\n- ')}`,
    );
  }

  const borrowedFrom = (from: Language) => (from === language ? {} : { borrowed: from });
  const inOrder = game.chapters.flatMap((name, index) => {
    const written = chapters.find((chapter) => chapter.name === name);
    if (!written) return [];
    const { title, summary, part, changed, printing } = written.entry.data;
    return {
      name,
      number: index + 1,
      title,
      summary,
      part,
      changed,
      ...(printing ? { printing } : {}),
      hasExamples: written.entry.body?.includes('<Live ') ?? false,
      href: addressOf.chapter(language, game.id, name),
      entry: written.entry,
      rules: written.rules,
      ...borrowedFrom(written.language),
    };
  });
  const links = await game.rulingLinks?.();

  return {
    game,
    language,
    chapters: inOrder,
    index: Object.fromEntries(
      inOrder.flatMap((chapter) =>
        chapter.rules.map(({ id, title }): [string, RulePlace] => [
          id,
          { title, href: `${chapter.href}#${id}`, chapter: chapter.title },
        ]),
      ),
    ),
    rulings: game.rulings.flatMap((ruling) => {
      const text = rulings.find(({ id }) => id === ruling.id);
      if (!text) return [];
      const { language: from, ...told } = text;
      const link = links?.get(ruling.id);
      return { ...told, ...ruling, ...(link ? { link } : {}), ...borrowedFrom(from) };
    }),
    terms,
    changed: new Map(dates.map(([rule, { changed }]) => [rule, changed])),
    errata: [...errata].sort((one, other) => other.date.getTime() - one.date.getTime()),
    words: new Map(words.map((list) => [list.rule, list.words])),
  };
}

const alreadyRead = new Map<string, Promise<Rulebook>>();

/**
 * The rulebook of a game in a language, checked against the game. A build stops here with a sentence
 * for every rule or ruling that is unknown, missing or doubled.
 */
export function rulebook(game: GameFacts, language: Language): Promise<Rulebook> {
  const key = `${game.id}/${language}`;
  let book = import.meta.env.DEV ? undefined : alreadyRead.get(key);
  if (!book) {
    book = read(game, language);
    alreadyRead.set(key, book);
  }
  return book;
}

/** A page, as far as it says which book it is of. */
interface PageOfBook {
  readonly url: URL;
  readonly locals: App.Locals;
  readonly currentLocale: string | undefined;
}

/** Where a book tells what changed in it; it need not have such a chapter. */
export const changesAddress = ({
  game,
  language,
}: Pick<Rulebook, 'game' | 'language'>): string | undefined =>
  game.chapters.includes('changes') ? addressOf.chapter(language, game.id, 'changes') : undefined;

/** The rulebook a page belongs to, by its address. */
export const rulebookHere = (page: PageOfBook): Promise<Rulebook> =>
  rulebook(gameHere(page), languageOf(page));

/**
 * Titles of the rules of a page's game by their ids, under the address of their chapter: what the rules are
 * linked by in a game that is played.
 */
export async function ruleLinksHere(
  page: PageOfBook,
): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const { chapters } = await rulebookHere(page);
  return Object.fromEntries(
    chapters
      .filter(({ rules }) => rules.length > 0)
      .map(({ href, rules }) => [
        href,
        Object.fromEntries(rules.map(({ id, title }) => [id, title])),
      ]),
  );
}

/** Title, address and chapter of every rule of a page's game, by id: what names a rule there. */
export async function ruleIndexHere(page: PageOfBook): Promise<RuleIndex> {
  return (await rulebookHere(page)).index;
}
