import * as v from 'valibot';
import { numberedEntries, puzzleEntries } from '#play/puzzles/files.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import { AimSchema, UntilSchema } from './aim.ts';
import { MoveSchema, RuleSchema } from './read.ts';
import { PuzzleSetUpSchema } from './set-up.ts';

/** What a puzzle practises. */
export const PUZZLE_KINDS = [
  'which-target',
  'hidden-or-revealed',
  'not-to-be-seen',
  'actions',
  'which-mission',
  'stop-or-go-on',
] as const;

export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** How far a try goes: one choice, up to the choice of a Mission, up to the strike, or the round. */
const ASKED = ['choice', 'plan', 'attack', 'round'] as const;

export type AskedFor = (typeof ASKED)[number];

const StatedPuzzleSchema = v.strictObject({
  ...puzzleEntries(PUZZLE_KINDS, RuleSchema, MoveSchema),
  table: PuzzleSetUpSchema,
  until: UntilSchema,
  aim: AimSchema,
  asks: v.picklist(ASKED, `a puzzle asks for ${ASKED.join(', ')}`),
});

/** A set position with a question; what it says is in words.ts. */
export type StatedPuzzle = v.InferOutput<typeof StatedPuzzleSchema>;

/** Reads a puzzle as its file has it, or says in sentences what is wrong with the file. */
export const readPuzzle = (value: unknown): Read<StatedPuzzle> => readAs(StatedPuzzleSchema, value);

const { id: _id, rules: _rules, level: _level, ...entries } = StatedPuzzleSchema.entries;

/** A puzzle that was found by search and not written: a number, and no words. */
const ExerciseSchema = v.strictObject({ ...numberedEntries, ...entries });

export type Exercise = v.InferOutput<typeof ExerciseSchema>;

/** Reads an exercise as its file has it, or says in sentences what is wrong with it. */
export const readExercise = (value: unknown): Read<Exercise> => readAs(ExerciseSchema, value);
