import * as v from 'valibot';
import { IdSchema, moveBy, numberedEntries, oneOf, ruleOf } from '#play/puzzles/stated-puzzle.ts';
import { fractionIn } from '#shared/chance/fraction.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import { DIFFICULTY_IDS, PATROL_CARDS, RULES } from '../data/index.ts';
import { parseMove } from '../engine/index.ts';
import { CheckSchema } from './questions.ts';
import { PuzzleSetUpSchema } from './set-up.ts';

/** What a puzzle practises: a kind of decision, or one of the six goals. */
export const PUZZLE_KINDS = [
  'safe-places',
  'keeping-a-route',
  'order-of-activation',
  'airdrops-and-supply',
  'spare-rooms',
  'when-to-shoot',
  'arrest-on-placement',
  'underground-newspaper',
  'destroy-the-train',
  'sabotage',
  'aid-the-spy',
  'assassination',
  'liberate-the-town',
  'end-of-the-game',
] as const;

export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** When a puzzle is judged; `turns: 3` is the end of the third turn. */
const MOMENTS = ['end-of-placement', 'end-of-turn', 'end-of-game'] as const;

export const RuleSchema = ruleOf(RULES);

export const MoveSchema = moveBy(parseMove);

export const CardsSchema = v.array(
  v.picklist(
    PATROL_CARDS.map(({ number }) => number),
    ({ received }) => `there is no patrol card ${received}`,
  ),
);

export const ModeSchema = oneOf(DIFFICULTY_IDS, 'mode');

function isChance(text: string): boolean {
  if (!/^\d+\/[1-9]\d*$/.test(text)) return false;
  const { ways, of } = fractionIn(text);
  return ways <= of;
}

const StatedPuzzleSchema = v.strictObject({
  id: IdSchema,
  kind: oneOf(PUZZLE_KINDS, 'kind'),
  /** How hard the puzzle is, 1 to 5. */
  level: v.picklist([1, 2, 3, 4, 5], 'a level is 1 to 5'),
  /** The game's difficulty. */
  mode: ModeSchema,
  /** What it teaches, the first one above all. */
  rules: v.pipe(v.array(RuleSchema), v.minLength(1, 'a puzzle teaches at least one rule')),
  table: PuzzleSetUpSchema,
  /** The next cards, where the puzzle shows them. Any card may come where it does not. */
  deck: v.exactOptional(CardsSchema),
  until: v.union(
    [
      v.picklist(MOMENTS),
      v.strictObject({
        turns: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(15)),
      }),
    ],
    `a puzzle runs until one of ${MOMENTS.join(', ')}, or for two or more turns`,
  ),
  check: CheckSchema,
  /** The best that can be reached where no play succeeds whatever is drawn. */
  chance: v.exactOptional(
    v.pipe(
      v.string('a chance is text such as 73/90'),
      v.check(isChance, 'a chance is a fraction such as 73/90'),
    ),
  ),
  /** One good line of moves, to the moment of judgement. */
  solution: v.pipe(v.array(MoveSchema), v.minLength(1, 'a solution has at least one move')),
});

/** A set position with a task; what it says is in words.ts. */
export type StatedPuzzle = v.InferOutput<typeof StatedPuzzleSchema>;

/** Reads a puzzle as its file has it, or says in sentences what is wrong with the file. */
export const readPuzzle = (value: unknown): Read<StatedPuzzle> => readAs(StatedPuzzleSchema, value);

const { id: _id, rules: _rules, level: _level, ...entries } = StatedPuzzleSchema.entries;

/** A puzzle that was found by search and not written: a number, and no words. */
const ExerciseSchema = v.strictObject({ ...numberedEntries, ...entries });

export type Exercise = v.InferOutput<typeof ExerciseSchema>;

/** Reads an exercise as its file has it, or says in sentences what is wrong with it. */
export const readExercise = (value: unknown): Read<Exercise> => readAs(ExerciseSchema, value);
