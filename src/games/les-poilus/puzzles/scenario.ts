import * as v from 'valibot';
import { IdSchema } from '#play/puzzles/words.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import { AimSchema } from './aim.ts';
import { CountSchema, MoveSchema, RuleSchema } from './read.ts';
import { SetUpSchema } from './set-up.ts';

/** What a puzzle practises. */
export const SCENARIO_KINDS = [
  'which-card',
  'fall-back-in-time',
  'speech',
  'charm-and-christmas',
  'support',
  'mission-size',
] as const;

export type ScenarioKind = (typeof SCENARIO_KINDS)[number];

/** How far a try goes: one choice, or until it is judged. */
export const ASKED = ['choice', 'all'] as const;

export type AskedFor = (typeof ASKED)[number];

const FractionSchema = v.pipe(
  v.string('a value is text such as 5/6 or 1/1'),
  v.regex(/^\d+\/[1-9]\d*$/, 'a value is a fraction such as 5/6'),
);

const MovesSchema = v.pipe(v.array(MoveSchema), v.minLength(1, 'an answer has moves'));

/** An answer and what it is worth, whatever is done right after it. */
const AnswerSchema = v.strictObject({ moves: MovesSchema, worth: FractionSchema });

const ScenarioSchema = v.strictObject({
  id: IdSchema,
  kind: v.picklist(SCENARIO_KINDS, ({ received }) => `no kind is called ${received}`),
  /** How hard the puzzle is, 1 to 3. */
  level: v.picklist([1, 2, 3], 'a level is 1 to 3'),
  /** What it teaches, the first one above all. */
  rules: v.pipe(v.array(RuleSchema), v.minLength(1, 'a puzzle teaches at least one rule')),
  table: SetUpSchema,
  /** It is judged after so many missions, that of the table included. */
  missions: v.exactOptional(v.pipe(CountSchema, v.minValue(1), v.maxValue(3)), 1),
  aim: AimSchema,
  asks: v.picklist(ASKED, `a puzzle asks for ${ASKED.join(', ')}`),
  /** The one best answer: at each of its moves nothing else is as good. */
  best: AnswerSchema,
  /** Answers that tempt, in this order. */
  others: v.pipe(v.array(AnswerSchema), v.minLength(1, 'a puzzle has another answer')),
});

/** A set position with a question; what it says is in words.ts. */
export type Scenario = v.InferOutput<typeof ScenarioSchema>;

/** Reads a puzzle as its file has it, or says in sentences what is wrong with the file. */
export const readScenario = (value: unknown): Read<Scenario> => readAs(ScenarioSchema, value);

/** Whether what the decks hold decides anything: some answer is neither sure nor in vain. */
export const isDecidedByChance = ({ best, others }: Scenario): boolean =>
  [best, ...others].some(({ worth }) => worth !== '1/1' && worth !== '0/1');
