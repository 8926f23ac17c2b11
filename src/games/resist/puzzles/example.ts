import type * as v from 'valibot';
import { exampleOf } from '#play/puzzles/files.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import { MoveSchema } from './read.ts';
import { PuzzleSetUpSchema } from './set-up.ts';

/** What of a table an example shows, from the top of its picture to the bottom. */
const SHOWN_PARTS = ['mission', 'row', 'play', 'hand', 'counts', 'decks'] as const;

export type ShownPart = (typeof SHOWN_PARTS)[number];

const ExampleSchema = exampleOf(PuzzleSetUpSchema, MoveSchema, SHOWN_PARTS);

/** A small table under a rule, on which the rule can be tried. */
export type Example = v.InferOutput<typeof ExampleSchema>;

/** Reads an example as its file has it, or says in sentences what is wrong with the file. */
export const readExample = (value: unknown): Read<Example> => readAs(ExampleSchema, value);
