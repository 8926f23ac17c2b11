import * as v from 'valibot';
import { GuideWordsSchema, IdSchema, type LocalizedGuide } from '#play/puzzles/stated-puzzle.ts';
import { type Read, readAs } from '#shared/read-as.ts';
import { MoveSchema, RuleSchema } from './read.ts';

const GuidedMissionSchema = v.strictObject({
  id: IdSchema,
  /** What the game is dealt by; chance brings the same to the same moves. */
  seed: v.pipe(v.string(), v.minLength(1)),
  steps: v.pipe(
    v.array(
      v.strictObject({
        /** The decisions this step waits for, one after the other. */
        moves: v.pipe(v.array(MoveSchema), v.minLength(1, 'a step waits for a move')),
        rule: RuleSchema,
      }),
    ),
    v.minLength(1, 'a guided mission has steps'),
  ),
});

/** The first mission of a game played step by step: each step waits for its moves and names its rule. */
type GuidedMission = v.InferOutput<typeof GuidedMissionSchema>;

/** Reads a guided mission as its file has it, or says in sentences what is wrong with the file. */
export const readGuidedMission = (value: unknown): Read<GuidedMission> =>
  readAs(GuidedMissionSchema, value);

const GuidesWordsSchema = v.strictObject({ 'first-mission': GuideWordsSchema });

/** What the guided mission says in one language. */
type GuidesWords = v.InferOutput<typeof GuidesWordsSchema>;

/** Reads the words of a language as their file has them, or says in sentences what is wrong. */
export const readGuidesWords = (value: unknown): Read<GuidesWords> =>
  readAs(GuidesWordsSchema, value);

/** A guided mission with its words in one language. */
export type LocalizedMission = LocalizedGuide<GuidedMission, GuidesWords['first-mission']>;

/** Where a game is in a guided mission. */
interface Waited {
  /** How many steps are done. */
  readonly done: number;
  /** The move that is waited for; nothing once all is done. */
  readonly move: string | undefined;
}

/**
 * Where a game is after so many decisions of its players.
 *
 * @param decisions the moves that were not chance's
 */
export function waitedAfter({ steps }: Pick<GuidedMission, 'steps'>, decisions: number): Waited {
  let left = decisions;
  for (const [done, { moves }] of steps.entries()) {
    if (left < moves.length) return { done, move: moves[left] };
    left -= moves.length;
  }
  return { done: steps.length, move: undefined };
}
