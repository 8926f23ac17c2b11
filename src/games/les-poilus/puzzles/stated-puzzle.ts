import * as v from 'valibot';
import { exerciseOf, PuzzlesWordsSchema, puzzleEntries } from '#play/puzzles/stated-puzzle.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import { cardsInHands, outcomeOf, type Position } from '../engine/index.ts';
import { SUCCESS } from '../engine/position.ts';
import { CountSchema, MoveSchema, RuleSchema } from './read.ts';
import { PuzzleSetUpSchema } from './set-up.ts';
import { isWritten, opened } from './written-exercise.ts';

/** What must hold when a puzzle is judged. A lost game holds nothing. */
const AimSchema = v.strictObject({
  /** The mission just ended was a success. */
  success: v.exactOptional(v.literal(true)),
  /** At most so many cards are left in all hands. */
  inHands: v.exactOptional(CountSchema),
  /** The game is won. */
  peace: v.exactOptional(v.literal(true)),
});

export type Aim = v.InferOutput<typeof AimSchema>;

/** A part of an aim, by its name; that the game is not lost is a part of each. */
type AimPart = keyof Aim | 'game';

/** What of an aim does not hold at a judged position; nothing where the aim is reached. */
export function missing(aim: Aim, position: Position): readonly AimPart[] {
  const outcome = outcomeOf(position);
  if (outcome?.result === 'loss') return ['game'];
  const parts: AimPart[] = [];
  if (aim.success && position[SUCCESS] === 0) parts.push('success');
  if (aim.inHands !== undefined && cardsInHands(position) > aim.inHands) parts.push('inHands');
  if (aim.peace && !outcome) parts.push('peace');
  return parts;
}

/** What a puzzle practises. */
export const PUZZLE_KINDS = [
  'which-card',
  'fall-back-in-time',
  'speech',
  'charm-and-christmas',
  'support',
  'mission-size',
  'last-mission',
  'to-the-end',
] as const;

export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** How far a try goes: one choice, or until it is judged. */
const ASKED = ['choice', 'all'] as const;

const StatedPuzzleSchema = v.strictObject({
  ...puzzleEntries(PUZZLE_KINDS, RuleSchema, MoveSchema),
  table: PuzzleSetUpSchema,
  /** It is judged after so many missions, that of the table included. */
  missions: v.exactOptional(v.pipe(CountSchema, v.minValue(1), v.maxValue(3)), 1),
  aim: AimSchema,
  asks: v.picklist(ASKED, `a puzzle asks for ${ASKED.join(', ')}`),
});

/** A set position with a question; what it says stands beside it, in each language. */
export type StatedPuzzle = v.InferOutput<typeof StatedPuzzleSchema>;

/** Reads a puzzle as its file has it, or says in sentences what is wrong with the file. */
export const readPuzzle = (value: unknown): Read<StatedPuzzle> => readAs(StatedPuzzleSchema, value);

const ExerciseSchema = exerciseOf(StatedPuzzleSchema.entries);

export type Exercise = v.InferOutput<typeof ExerciseSchema>;

/** Reads an exercise, as its file has it or as it was found, or says in sentences what is wrong with it. */
export const readExercise = (value: unknown): Read<Exercise> =>
  readAs(ExerciseSchema, isWritten(value) ? opened(value) : value);

/** What all puzzles say in one language, by their ids. */
type PuzzleWords = v.InferOutput<typeof PuzzlesWordsSchema>;

/** Reads the words of a language as their file has them, or says in sentences what is wrong. */
export const readPuzzleWords = (value: unknown): Read<PuzzleWords> =>
  readAs(PuzzlesWordsSchema, value);
