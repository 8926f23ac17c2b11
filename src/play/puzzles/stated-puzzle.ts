import * as v from 'valibot';

/*
 * What the files of puzzles and examples have in common. A game says what can be named in them, and
 * puts its own file together. A page that reads no file leaves all this out.
 */

/** One of the things of a game, as its files call them. */
// @__NO_SIDE_EFFECTS__
export const oneOf = <const Id extends string | number>(ids: readonly Id[], what: string) =>
  v.picklist(ids, ({ received }) => `no ${what} is called ${received}`);

/** A rule of a game. */
// @__NO_SIDE_EFFECTS__
export const ruleOf = <Id extends string>(rules: readonly { readonly id: Id }[]) =>
  oneOf(
    rules.map(({ id }) => id),
    'rule',
  );

/**
 * A move, as the record writes it.
 *
 * @param parse gives the move of a text under `move`
 */
// @__NO_SIDE_EFFECTS__
export const moveBy = (parse: (text: string) => object) =>
  v.pipe(
    v.string('a move is text'),
    v.check(
      (text) => 'move' in parse(text),
      ({ received }) => `${received} is no move`,
    ),
  );

const FractionSchema = v.pipe(
  v.string('a value is text such as 5/6 or 17/1'),
  v.regex(/^\d+\/[1-9]\d*$/, 'a value is a fraction such as 5/6'),
);

type Text = v.GenericSchema<string>;

/** An answer and what it is worth, whatever is done right after it. */
// @__NO_SIDE_EFFECTS__
const answerOf = <Move extends Text>(move: Move) =>
  v.strictObject({
    moves: v.pipe(v.array(move), v.minLength(1, 'an answer has moves')),
    worth: FractionSchema,
  });

/** The entries of a puzzle in which one answer is best; its table and aim are the game's. */
// @__NO_SIDE_EFFECTS__
export function puzzleEntries<const Kind extends string, Rule extends Text, Move extends Text>(
  kinds: readonly Kind[],
  rule: Rule,
  move: Move,
) {
  const answer = answerOf(move);
  return {
    id: IdSchema,
    kind: oneOf(kinds, 'kind'),
    /** How hard the puzzle is, 1 to 3. */
    level: v.picklist([1, 2, 3], 'a level is 1 to 3'),
    /** What it teaches, the first one above all. */
    rules: v.pipe(v.array(rule), v.minLength(1, 'a puzzle teaches at least one rule')),
    /** The best answer; where chance answers in between, only what comes before. */
    best: answer,
    /** Answers that tempt, in this order. */
    others: v.pipe(v.array(answer), v.minLength(1, 'a puzzle has another answer')),
  };
}

/** A small table under a rule, on which the rule can be tried. */
// @__NO_SIDE_EFFECTS__
export const exampleOf = <
  Table extends v.GenericSchema,
  Move extends Text,
  const Part extends string,
>(
  table: Table,
  move: Move,
  parts: readonly Part[],
) =>
  v.strictObject({
    id: IdSchema,
    table,
    /** The moves that can be tried, each while it is its turn; others are not offered. */
    tries: v.pipe(v.array(move), v.minLength(1, 'an example has something to try')),
    /** What of the table is shown, from the top of its picture to the bottom. */
    shows: v.array(
      v.picklist(parts, ({ received }) => `${received} is nothing that an example shows`),
    ),
  });

/**
 * Why no list has an exercise any more: anybody makes its choice at once, others are much like it, or it has no
 * right answer; `true` where none of these is known.
 */
const WithdrawnSchema = v.union([v.literal(true), v.picklist(['plain', 'alike', 'unsolvable'])]);

export type Withdrawn = v.InferOutput<typeof WithdrawnSchema>;

/** The entries of an exercise besides those that its game's puzzles have. */
const numberedEntries = {
  /** By which it is called; a number is never used again. */
  n: v.pipe(v.number('a number is a number'), v.integer(), v.minValue(1)),
  level: v.picklist([1, 2, 3], 'a level is 1 to 3'),
  /** No list has it any more, but its address still opens it; where it has no right answer, to say so. */
  withdrawn: v.exactOptional(WithdrawnSchema),
  /** The seed of the game that it was found in: of one game only a few are picked. */
  from: v.exactOptional(v.string()),
};

/** An exercise of a game: a puzzle that was found by search and not written, with a number and no words. */
// @__NO_SIDE_EFFECTS__
export const exerciseOf = <Entries extends v.ObjectEntries>({
  id: _id,
  rules: _rules,
  level: _level,
  ...entries
}: Entries) => v.strictObject({ ...numberedEntries, ...entries });

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
