import type { InferOutput } from 'valibot';
import { type Localized, localize, type PuzzlesWordsSchema } from './stated-puzzle.ts';

/** Puzzles from easy to hard; those of a level in the order of their kinds. */
function fromEasyToHard<
  Kind extends string,
  Puzzle extends { readonly id: string; readonly level: number; readonly kind: Kind },
>(puzzles: readonly Puzzle[], kinds: readonly Kind[]): readonly Puzzle[] {
  const rank = ({ level, kind }: Puzzle) => level * kinds.length + kinds.indexOf(kind);
  return puzzles.toSorted(
    (one, other) => rank(one) - rank(other) || one.id.localeCompare(other.id),
  );
}

/** The puzzles of a game as its content collections hold them, and how they are put into words. */
interface PuzzleCollections<Kind extends string, Stated, Words, Language> {
  readonly kinds: readonly Kind[];
  readonly kindNames: Readonly<Record<Kind, () => string>>;
  readonly entries: () => Promise<readonly { readonly data: Stated }[]>;
  readonly words: (language: Language) => Promise<{ readonly data: Words } | undefined> | undefined;
  /** Where the words of puzzles stand in what is said in a language. */
  readonly ofPuzzles: (words: Words) => InferOutput<typeof PuzzlesWordsSchema>;
}

/** What the pages of a game's puzzles ask for. */
export function puzzlesFrom<
  Kind extends string,
  Stated extends { readonly id: string; readonly level: number; readonly kind: Kind },
  Words,
  Language extends string,
>({
  kinds,
  kindNames,
  entries,
  words,
  ofPuzzles,
}: PuzzleCollections<Kind, Stated, Words, Language>) {
  async function wordsIn(language: Language): Promise<Words> {
    const found = await words(language);
    if (!found) throw new Error(`The puzzles have no words in the language "${language}".`);
    return found.data;
  }
  return {
    wordsIn,
    /** What puzzles practise, in the order of their list. */
    puzzleKinds: () => kinds.map((id) => ({ id, name: kindNames[id]() })),
    /** All puzzles in a language, from easy to hard, those of a level in the order of their kinds. */
    async puzzlesInOrder(language: Language): Promise<readonly Localized<Stated>[]> {
      const [found, said] = await Promise.all([entries(), wordsIn(language)]);
      return fromEasyToHard(
        found.map(({ data }) => localize(data, ofPuzzles(said))),
        kinds,
      );
    },
  };
}
