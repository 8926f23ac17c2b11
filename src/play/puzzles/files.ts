import * as v from 'valibot';
import { IdSchema } from './words.ts';

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

/** The entries of an exercise besides those that its game's puzzles have. */
export const numberedEntries = {
  /** By which it is called; a number is never used again. */
  n: v.pipe(v.number('a number is a number'), v.integer(), v.minValue(1)),
  level: v.picklist([1, 2, 3], 'a level is 1 to 3'),
  /** No list has it any more, but its address still opens it. */
  withdrawn: v.exactOptional(v.literal(true)),
  /** The seed of the game that it was found in: of one game only a few are picked. */
  from: v.exactOptional(v.string()),
};
