import * as v from 'valibot';
import { oneOf } from '#play/puzzles/files.ts';
import { IdSchema } from '#play/puzzles/words.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import type { Table } from '../engine/index.ts';
import { PuzzleSetUpSchema, tableFrom } from './set-up.ts';
import { CardsSchema, ModeSchema, MoveSchema } from './stated-puzzle.ts';

/** What is tried: moves on a board, or one of four things with a form of their own. */
const EXAMPLE_FORMS = ['moves', 'patrol-count', 'way-home', 'upkeep', 'odds'] as const;

/** What of a table an example shows below its board. */
const SHOWN_COUNTS = ['day', 'morale', 'soldiers', 'hand', 'workers'] as const;

export type ShownCount = (typeof SHOWN_COUNTS)[number];

const ExampleSchema = v.strictObject({
  id: IdSchema,
  mode: ModeSchema,
  table: PuzzleSetUpSchema,
  deck: v.exactOptional(CardsSchema),
  form: v.exactOptional(oneOf(EXAMPLE_FORMS, 'form'), 'moves'),
  /** The moves that can be tried, each while it is its turn; others are not offered. */
  tries: v.exactOptional(v.array(MoveSchema), []),
  shows: v.exactOptional(
    v.array(
      v.picklist(SHOWN_COUNTS, ({ received }) => `${received} cannot be shown below the board`),
    ),
    [],
  ),
});

/** A small table under a rule, on which the rule can be tried. */
export type Example = v.InferOutput<typeof ExampleSchema>;

/** Reads an example as its file has it, or says in sentences what is wrong with the file. */
export const readExample = (value: unknown): Read<Example> => readAs(ExampleSchema, value);

/** The table an example begins with. */
export const tableOfExample = ({ mode, table, deck }: Example): Table =>
  tableFrom(mode, table, deck);
