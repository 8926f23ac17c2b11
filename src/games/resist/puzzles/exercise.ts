import * as v from 'valibot';
import { numberedEntries } from '#play/puzzles/files.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import { StatedPuzzleSchema } from './stated-puzzle.ts';

const { id: _id, rules: _rules, level: _level, ...entries } = StatedPuzzleSchema.entries;

/** A puzzle that was found by search and not written: a number, and no words. */
const ExerciseSchema = v.strictObject({ ...numberedEntries, ...entries });

export type Exercise = v.InferOutput<typeof ExerciseSchema>;

/** Reads an exercise as its file has it, or says in sentences what is wrong with it. */
export const readExercise = (value: unknown): Read<Exercise> => readAs(ExerciseSchema, value);
