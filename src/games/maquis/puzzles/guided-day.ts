import * as v from 'valibot';
import { IdSchema } from '#play/puzzles/stated-puzzle.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import { RULES, type RuleId } from '../data/index.ts';
import { type Move, parseMove } from '../engine/index.ts';
import { PuzzleSetUpSchema } from './set-up.ts';
import { CardsSchema, ModeSchema, MoveSchema } from './stated-puzzle.ts';

const StepSchema = v.strictObject({
  /** The one move this step waits for. */
  move: MoveSchema,
  rule: v.picklist(
    RULES.map(({ id }) => id) as [RuleId, ...RuleId[]],
    ({ received }) => `no rule is called ${received}`,
  ),
});

const GuidedDaySchema = v.strictObject({
  id: IdSchema,
  mode: ModeSchema,
  table: PuzzleSetUpSchema,
  deck: CardsSchema,
  steps: v.pipe(v.array(StepSchema), v.minLength(1, 'a day has steps')),
});

/** A day played step by step: each step waits for one move and names its rule. */
export type GuidedDay = v.InferOutput<typeof GuidedDaySchema>;

/** Reads a guided day as its file has it, or says in sentences what is wrong with the file. */
export const readGuidedDay = (value: unknown): Read<GuidedDay> => readAs(GuidedDaySchema, value);

/** The moves of a guided day, in order. */
export const movesOfDay = ({ steps }: GuidedDay): readonly Move[] =>
  steps.flatMap(({ move }) => {
    const parsed = parseMove(move);
    return 'move' in parsed ? [parsed.move] : [];
  });
