import { type CollectionEntry, getCollection } from 'astro:content';
import { CHAPTERS, type Chapter, GAME_ID, RULES, RULINGS, type RuleId } from '#maquis/index.ts';
import { chapterAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { rulebookFaults } from './rulebook-faults.ts';
import type { Part, RulingText } from './schemas.ts';
import type { Term } from './terms.ts';
import { rulesSeenIn, rulesWrittenIn, type WrittenRule } from './written-rules.ts';

export interface RulebookChapter {
  readonly name: Chapter;
  /** From 1, in reading order. */
  readonly number: number;
  readonly title: string;
  readonly summary: string;
  readonly part: Part;
  readonly changed: Date;
  /** Whether something can be tried in it. */
  readonly hasExamples: boolean;
  readonly href: string;
  readonly rules: readonly { readonly id: RuleId; readonly title: string }[];
  readonly entry: CollectionEntry<'maquisChapters'>;
}

/** Where a rule stands, for everything that names it. */
export interface RulePlace {
  readonly title: string;
  readonly href: string;
  /** The title of its chapter. */
  readonly chapter: string;
}

export type RuleIndex = Readonly<Record<RuleId, RulePlace>>;

/** A question with its answer, where it belongs and how sure it is. */
export type RulebookRuling = RulingText &
  (typeof RULINGS)[number] & {
    /** The fragment that sets its example up in practice, where that can be. */
    readonly link?: string;
  };

export interface Rulebook {
  readonly chapters: readonly RulebookChapter[];
  readonly index: RuleIndex;
  readonly rulings: readonly RulebookRuling[];
  /** The terms of the game, in the order of the glossary. */
  readonly terms: readonly RulebookTerm[];
  /** What players call it. */
  readonly words: ReadonlyMap<string, readonly string[]>;
}

/** A term, and the rule that says more of it. */
export interface RulebookTerm extends Term {
  readonly rule: RuleId;
}

const ofLanguage = (language: Language) => (entry: { readonly id: string }) =>
  entry.id.split('/')[0] === language;

async function read(language: Language): Promise<Rulebook> {
  const entries = await getCollection('maquisChapters', ofLanguage(language));
  const rulingLists = await getCollection('maquisRulings', ofLanguage(language));
  const wordLists = await getCollection('maquisWords', ofLanguage(language));
  const glossaries = await getCollection('maquisGlossary', ofLanguage(language));
  const [tables] = await getCollection('maquisRulingExamples');
  const terms = glossaries.flatMap((glossary) => glossary.data);
  const rulings = rulingLists.flatMap((list) => list.data);
  const words = wordLists.flatMap((list) => list.data);

  const chapters = entries.map((entry) => ({
    entry,
    name: entry.id.slice(language.length + 1),
    rules: rulesWrittenIn(entry.body ?? ''),
    sees: rulesSeenIn(entry.body ?? ''),
  }));

  const faults = rulebookFaults(
    { chapters: CHAPTERS, rules: RULES, rulings: RULINGS.map((ruling) => ruling.id) },
    {
      chapters,
      rulings: rulings.map((ruling) => ruling.id),
      words: words.map(({ rule }) => rule),
      terms,
    },
  );
  if (faults.length > 0) {
    throw new Error(`The rulebook (${language}) is not whole:\n- ${faults.join('\n- ')}`);
  }

  const inOrder = CHAPTERS.flatMap((name, index) => {
    const written = chapters.find((chapter) => chapter.name === name);
    return written ? [chapterOf(language, name, index + 1, written)] : [];
  });
  const places = inOrder.flatMap((chapter) =>
    chapter.rules.map(({ id, title }): [RuleId, RulePlace] => [
      id,
      { title, href: `${chapter.href}#${id}`, chapter: chapter.title },
    ]),
  );

  return {
    chapters: inOrder,
    index: Object.fromEntries(places) as RuleIndex,
    rulings: RULINGS.flatMap((ruling) => {
      const text = rulings.find(({ id }) => id === ruling.id);
      const table = tables?.data.find((example) => example.ruling === ruling.id);
      const link = table && 'link' in table ? { link: table.link } : {};
      return text ? [{ ...text, ...ruling, ...link }] : [];
    }),
    terms: terms as readonly RulebookTerm[],
    words: new Map(words.map((list) => [list.rule, list.words])),
  };
}

function chapterOf(
  language: Language,
  name: Chapter,
  number: number,
  { entry, rules }: { entry: CollectionEntry<'maquisChapters'>; rules: readonly WrittenRule[] },
): RulebookChapter {
  const { title, summary, part, changed } = entry.data;
  const href = chapterAddress(language, GAME_ID, name);
  return {
    name,
    number,
    title,
    summary,
    part,
    changed,
    hasExamples: entry.body?.includes('<Live ') ?? false,
    href,
    entry,
    rules: rules as RulebookChapter['rules'],
  };
}

const alreadyRead = new Map<Language, Promise<Rulebook>>();

/**
 * The rulebook of a language, checked against the game. A build stops here with a sentence for
 * every rule or ruling that is unknown, missing or doubled.
 */
export function rulebook(language: Language): Promise<Rulebook> {
  let book = import.meta.env.DEV ? undefined : alreadyRead.get(language);
  if (!book) {
    book = read(language);
    alreadyRead.set(language, book);
  }
  return book;
}

/** Title, address and chapter of every rule, by id: what an island needs to name a rule. */
export async function ruleIndex(language: Language): Promise<RuleIndex> {
  return (await rulebook(language)).index;
}
