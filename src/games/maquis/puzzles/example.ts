import * as v from 'valibot';
import { IdSchema, oneOf } from '#play/puzzles/stated-puzzle.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import { positionLink } from '../engine/index.ts';
import { PuzzleSetUpSchema, tableFrom } from './set-up.ts';
import { CardsSchema, ModeSchema, MoveSchema, RuleSchema } from './stated-puzzle.ts';

/** What is tried: moves on a board, or one of four things with a form of their own. */
const EXAMPLE_FORMS = ['moves', 'patrol-count', 'way-home', 'upkeep', 'odds'] as const;

/** What of a table an example shows below its board. */
const SHOWN_COUNTS = ['day', 'morale', 'soldiers', 'hand', 'workers'] as const;

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

/*
 * The examples of the rulings as tables. What they lead to stands in the file and is never made by
 * the program: it is what the ruling says.
 */

const count = v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(0));
const moves = v.exactOptional(v.array(MoveSchema), []);

/** What a table must be like; whatever is not named may be anything. */
const OutcomeSchema = v.strictObject({
  ...v.partial(v.omit(PuzzleSetUpSchema, ['goals', 'phase'])).entries,
  safeHouse: v.exactOptional(count),
  phase: v.exactOptional(v.picklist(['placement', 'patrol', 'action', 'dusk', 'over'])),
  result: v.exactOptional(v.picklist(['win', 'draw', 'loss'])),
});

const RulingId = v.pipe(v.string(), v.regex(/^R\d\d$/, 'a ruling is called R and two digits'));

const ShownSchema = v.strictObject({
  ruling: RulingId,
  mode: v.exactOptional(ModeSchema, 'normal'),
  table: PuzzleSetUpSchema,
  /** What may be done there at once. */
  allowed: moves,
  /** What is done. */
  moves,
  /** What is refused after that. */
  refused: moves,
  /** The rules by which it is. */
  by: v.exactOptional(v.array(RuleSchema), []),
  leads: v.exactOptional(OutcomeSchema),
  /** What might have been done in its place, and what that leads to. */
  instead: moves,
  insteadLeads: v.exactOptional(OutcomeSchema),
});

const UnshownSchema = v.strictObject({
  ruling: RulingId,
  /** Why no table of this game can show it. */
  cannotBe: v.pipe(v.string(), v.minLength(1)),
});

const RulingExamplesSchema = v.array(v.union([ShownSchema, UnshownSchema]));

type ShownRuling = v.InferOutput<typeof ShownSchema>;

/** The example of a ruling, with the fragment of an address that sets its table up where it can be. */
type RulingExample =
  | (ShownRuling & { readonly link: string })
  | v.InferOutput<typeof UnshownSchema>;

/** Reads the examples as their file has them, or says in sentences what is wrong with the file. */
export function readRulingExamples(value: unknown): Read<readonly RulingExample[]> {
  const made = readAs(RulingExamplesSchema, value);
  if ('faults' in made) return made;
  const read: RulingExample[] = [];
  const faults: string[] = [];
  for (const example of made.read) {
    if ('cannotBe' in example) read.push(example);
    else {
      try {
        const link = positionLink({
          table: tableFrom(example.mode, example.table),
          moves: [],
          at: 0,
        });
        read.push({ ...example, link });
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        faults.push(`${example.ruling}: ${error.message}`);
      }
    }
  }
  return faults.length > 0 ? { faults } : { read };
}
