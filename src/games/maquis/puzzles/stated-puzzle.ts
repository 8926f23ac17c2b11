import * as v from 'valibot';
import { exerciseOf, IdSchema, moveBy, oneOf, ruleOf } from '#play/puzzles/stated-puzzle.ts';
import { fractionIn } from '#shared/chance/fraction.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import {
  DIFFICULTY_IDS,
  FIELDS,
  PATROL_CARDS,
  RULES,
  SIDES,
  SPARE_ROOMS,
  TILE_IDS,
} from '../data/index.ts';
import { parseMove } from '../engine/index.ts';
import { GoodsSchema, PlaceSchema, PuzzleSetUpSchema } from './set-up.ts';

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
  'two-turns',
  'which-goal',
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

/*
 * What a puzzle asks when it is judged. Every key of a `check` is a question, its value what is
 * asked for; together they are the task.
 */

const few = v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(0));
const yes = v.literal(true, 'can only be asked as true');
const bySide = v.strictObject(v.entriesFromList(SIDES, v.exactOptional(few)));
const byField = v.strictObject(v.entriesFromList(FIELDS, v.exactOptional(GoodsSchema)));
const byRoom = v.strictObject(
  v.entriesFromList(SPARE_ROOMS, v.exactOptional(v.picklist(TILE_IDS))),
);

const CheckSchema = v.pipe(
  v.strictObject(
    {
      /** Nobody has been arrested since the start. */
      'nobody-arrested': v.exactOptional(yes),
      /** No more than so many have been arrested since the start. */
      'arrests-at-most': v.exactOptional(few),
      /** No shot since the start. */
      'no-shot': v.exactOptional(yes),
      /** A worker has come home from each of these places. */
      'worker-home': v.exactOptional(v.array(PlaceSchema)),
      /** From each of these places a worker could walk home as the patrols stand. */
      'way-home-open': v.exactOptional(v.array(PlaceSchema)),
      /** At least so much in hand. */
      hand: v.exactOptional(GoodsSchema),
      /** At least so much on the fields. */
      airdrops: v.exactOptional(byField),
      tile: v.exactOptional(byRoom),
      'morale-at-least': v.exactOptional(few),
      /** At least so many recruited workers at large. */
      'workers-at-least': v.exactOptional(few),
      /** At least so many successes, counted from the start of the game. */
      successes: v.exactOptional(bySide),
      'goal-complete': v.exactOptional(v.array(v.picklist(SIDES, 'a side is west or east'))),
      /** One of the two goals, whichever, has one more success or is complete. */
      'either-goal': v.exactOptional(v.picklist(['success', 'complete'])),
      result: v.exactOptional(v.picklist(['win', 'draw'], 'one plays for a win or a draw')),
    },
    ({ received }) => `${received} is no question`,
  ),
  v.check((asked) => Object.keys(asked).length > 0, 'a puzzle asks at least one question'),
);

export type Check = v.InferOutput<typeof CheckSchema>;

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

const ExerciseSchema = exerciseOf(StatedPuzzleSchema.entries);

export type Exercise = v.InferOutput<typeof ExerciseSchema>;

/** Reads an exercise as its file has it, or says in sentences what is wrong with it. */
export const readExercise = (value: unknown): Read<Exercise> => readAs(ExerciseSchema, value);
