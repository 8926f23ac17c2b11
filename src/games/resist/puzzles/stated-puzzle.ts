import * as v from 'valibot';
import {
  exerciseOf,
  GuideWordsSchema,
  type LocalizedGuide,
  PuzzlesWordsSchema,
  puzzleEntries,
} from '#play/puzzles/stated-puzzle.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import type { GuidedMission } from './guided-mission.ts';
import { MaquisSchema, MissionSchema, MoveSchema, RuleSchema } from './read.ts';
import { PuzzleSetUpSchema } from './set-up.ts';

const count = v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(0));

/** When a puzzle is judged: after so many rounds, or when the hand after the round is drawn. */
const UntilSchema = v.union(
  [v.literal('hand'), v.strictObject({ rounds: v.pipe(count, v.minValue(1), v.maxValue(3)) })],
  'a puzzle runs until the next hand, or for one to three rounds',
);

/** What must hold when a puzzle is judged. A lost game holds nothing. */
const ThatSchema = v.strictObject({
  /** These Missions are defeated. */
  defeated: v.exactOptional(v.array(MissionSchema), []),
  points: v.exactOptional(count),
  /** These are neither revealed nor removed: they come round again. */
  kept: v.exactOptional(v.array(MaquisSchema), []),
  /** At most so many civilians are lost. */
  civilians: v.exactOptional(count),
  /** At most so many Spies are in hand, deck and discard. */
  spies: v.exactOptional(count),
});

/** The chance that something holds, or the mean of the points, a lost game counting nothing. */
const AimSchema = v.union(
  [v.strictObject({ chance: ThatSchema }), v.strictObject({ mean: v.literal('points') })],
  'an aim is a chance or the mean of the points',
);

export type Aim = v.InferOutput<typeof AimSchema>;
export type That = v.InferOutput<typeof ThatSchema>;

/** What a puzzle practises. */
export const PUZZLE_KINDS = [
  'which-target',
  'hidden-or-revealed',
  'not-to-be-seen',
  'actions',
  'which-mission',
  'stop-or-go-on',
  'two-rounds',
  'which-first',
] as const;

export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** How far a try goes: one choice, up to the choice of a Mission, up to the strike, or the round. */
const ASKED = ['choice', 'plan', 'attack', 'round'] as const;

const StatedPuzzleSchema = v.strictObject({
  ...puzzleEntries(PUZZLE_KINDS, RuleSchema, MoveSchema),
  table: PuzzleSetUpSchema,
  until: UntilSchema,
  aim: AimSchema,
  asks: v.picklist(ASKED, `a puzzle asks for ${ASKED.join(', ')}`),
});

/** A set position with a question; what it says stands beside it, in each language. */
export type StatedPuzzle = v.InferOutput<typeof StatedPuzzleSchema>;

/** Reads a puzzle as its file has it, or says in sentences what is wrong with the file. */
export const readPuzzle = (value: unknown): Read<StatedPuzzle> => readAs(StatedPuzzleSchema, value);

const ExerciseSchema = exerciseOf(StatedPuzzleSchema.entries);

export type Exercise = v.InferOutput<typeof ExerciseSchema>;

/** Reads an exercise as its file has it, or says in sentences what is wrong with it. */
export const readExercise = (value: unknown): Read<Exercise> => readAs(ExerciseSchema, value);

const PuzzleWordsSchema = v.strictObject({
  'first-mission': GuideWordsSchema,
  scenarios: PuzzlesWordsSchema,
});

/** What all puzzles and the guided Mission say in one language, by their ids. */
type PuzzleWords = v.InferOutput<typeof PuzzleWordsSchema>;

/** A guided Mission with its words in one language. */
export type LocalizedMission = LocalizedGuide<GuidedMission, PuzzleWords['first-mission']>;

/** Reads the words of a language as their file has them, or says in sentences what is wrong. */
export const readPuzzleWords = (value: unknown): Read<PuzzleWords> =>
  readAs(PuzzleWordsSchema, value);
