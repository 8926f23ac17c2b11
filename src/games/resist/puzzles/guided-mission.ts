import * as v from 'valibot';
import { IdSchema } from '#play/puzzles/stated-puzzle.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import { EnemySchema, MoveSchema, RuleSchema } from './read.ts';

const StepSchema = v.union(
  [
    /** The one move this step waits for. */
    v.strictObject({ move: MoveSchema, rule: RuleSchema }),
    /** Or all that is paid for in the strike. */
    v.strictObject({
      targets: v.array(v.union([EnemySchema, v.literal('mission')])),
      rule: RuleSchema,
    }),
  ],
  'a step waits for a move or for targets, and names its rule',
);

const GuidedMissionSchema = v.strictObject({
  id: IdSchema,
  /** What the game is dealt by; chance brings the same to the same moves. */
  seed: v.pipe(v.string(), v.minLength(1)),
  steps: v.pipe(v.array(StepSchema), v.minLength(1, 'a guided Mission has steps')),
});

/** The first round of a game played step by step: each step waits for one move and names its rule. */
export type GuidedMission = v.InferOutput<typeof GuidedMissionSchema>;
type GuidedStep = GuidedMission['steps'][number];

/** Reads a guided Mission as its file has it, or says in sentences what is wrong with the file. */
export const readGuidedMission = (value: unknown): Read<GuidedMission> =>
  readAs(GuidedMissionSchema, value);

/**
 * How many steps have been done after these moves of a game.
 *
 * @param isStruck whether the round has been judged
 */
export function stepsDone(
  { steps }: { readonly steps: readonly GuidedStep[] },
  moves: readonly string[],
  isStruck: boolean,
): number {
  let done = 0;
  for (const move of moves) {
    const step = steps[done];
    if (step && 'move' in step && step.move === move) done++;
  }
  const waited = steps[done];
  return isStruck && waited && 'targets' in waited ? done + 1 : done;
}

/** Whether answers that are sent are those a step waits for. */
export function isWaitedFor(step: GuidedStep, moves: readonly string[]): boolean {
  if ('move' in step) return moves.length === 1 && moves[0] === step.move;
  const paid = moves.filter((move) => move !== 'stop').map((move) => move.replace('defeat:', ''));
  const isAll = paid.every((target) => step.targets.some((wanted) => wanted === target));
  return paid.length > 0 && isAll && (moves.length === 1 || paid.includes('mission'));
}
