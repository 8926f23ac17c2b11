import * as v from 'valibot';

/*
 * What puzzles and a guided beginning say, in the files of one language. A game puts its own file
 * together from these schemas.
 */

export const IdSchema = v.pipe(
  v.string('an id is text'),
  v.regex(/^[a-z]+(-[a-z]+)*$/, 'an id is small words joined by hyphens'),
);

export const WordsSchema = v.pipe(
  v.string('must be text'),
  v.minLength(1, 'must not be empty'),
  v.maxLength(900, 'must be shorter: 900 characters at most'),
);

const PuzzleWordsSchema = v.strictObject({
  title: WordsSchema,
  /** What is asked. */
  task: WordsSchema,
  /** The lesson, for afterwards. */
  why: WordsSchema,
});

const StepWordsSchema = v.strictObject({
  /** What to do now. */
  say: WordsSchema,
  /** What just happened and why, once it is done. */
  done: WordsSchema,
});

/** The words of all puzzles, by their ids. */
export const PuzzlesWordsSchema = v.record(IdSchema, PuzzleWordsSchema);

/** The words of a game begun step by step. */
export const GuideWordsSchema = v.strictObject({
  title: WordsSchema,
  intro: WordsSchema,
  outro: WordsSchema,
  steps: v.array(StepWordsSchema),
});

type PuzzleWords = v.InferOutput<typeof PuzzleWordsSchema>;
type StepWords = v.InferOutput<typeof StepWordsSchema>;

/** A puzzle with its words in one language. */
export type Localized<Puzzle> = Puzzle & { readonly words: PuzzleWords };

/** A guided beginning, and each step of it, with its words in one language. */
export type LocalizedGuide<Guide extends { readonly steps: readonly unknown[] }, Words> = Omit<
  Guide,
  'steps'
> & {
  readonly steps: (Guide['steps'][number] & { readonly words: StepWords })[];
  readonly words: Omit<Words, 'steps'>;
};

/** @throws where the language has no words for the puzzle */
export function localize<Puzzle extends { readonly id: string }>(
  puzzle: Puzzle,
  words: Readonly<Record<string, PuzzleWords>>,
): Localized<Puzzle> {
  const own = words[puzzle.id];
  if (!own) throw new Error(`The puzzle ${puzzle.id} has no words.`);
  return { ...puzzle, words: own };
}

/** @throws where the language does not have words for as many steps as there are */
export function localizeGuide<
  Step extends object,
  Guide extends { readonly steps: readonly Step[] },
  Words extends { readonly steps: readonly StepWords[] },
>(guide: Guide, words: Words): LocalizedGuide<Guide, Words> {
  const { steps: said, ...rest } = words;
  const steps = guide.steps.flatMap((step, at) => {
    const stepWords = said[at];
    return stepWords ? [{ ...step, words: stepWords }] : [];
  });
  if (steps.length !== guide.steps.length || said.length !== steps.length) {
    throw new Error(`There are ${guide.steps.length} steps, and words for ${said.length}.`);
  }
  return { ...guide, steps, words: rest };
}
