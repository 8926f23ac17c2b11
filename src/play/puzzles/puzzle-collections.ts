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
interface PuzzleCollections<Kind extends string, Stated, Words, Localized, Language> {
  readonly kinds: readonly Kind[];
  readonly kindNames: Readonly<Record<Kind, () => string>>;
  readonly entries: () => Promise<readonly { readonly data: Stated }[]>;
  readonly words: (language: Language) => Promise<{ readonly data: Words } | undefined> | undefined;
  readonly localize: (puzzle: Stated, words: Words) => Localized;
}

/** What the pages of a game's puzzles ask for. */
export function puzzlesFrom<
  Kind extends string,
  Stated,
  Words,
  Localized extends { readonly id: string; readonly level: number; readonly kind: Kind },
  Language extends string,
>({
  kinds,
  kindNames,
  entries,
  words,
  localize,
}: PuzzleCollections<Kind, Stated, Words, Localized, Language>) {
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
    async puzzlesInOrder(language: Language): Promise<readonly Localized[]> {
      const [found, said] = await Promise.all([entries(), wordsIn(language)]);
      return fromEasyToHard(
        found.map(({ data }) => localize(data, said)),
        kinds,
      );
    },
  };
}
