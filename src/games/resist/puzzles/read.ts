import * as v from 'valibot';
import {
  ENEMY_KINDS,
  type EnemyKindId,
  MAQUIS_IDS,
  MISSION_IDS,
  RULES,
  type RuleId,
} from '../data/index.ts';
import { parseMove } from '../engine/index.ts';

/* What the files of examples, puzzles and the guided Mission have in common. */

export type Read<Content> = { readonly read: Content } | { readonly faults: readonly string[] };

/** Reads what a file holds, or says in sentences what is wrong with it. */
export function readAs<Content>(
  schema: v.GenericSchema<unknown, Content>,
  value: unknown,
): Read<Content> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return { read: parsed.output };
  return {
    faults: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`),
  };
}

const named = (what: string) => (issue: { readonly received: string }) =>
  `no ${what} is called ${issue.received}`;

export const IdSchema = v.pipe(
  v.string('an id is text'),
  v.regex(/^[a-z]+(-[a-z]+)*$/, 'an id is small words joined by hyphens'),
);
export const MaquisSchema = v.picklist(MAQUIS_IDS, named('Maquis'));
export const CardSchema = v.picklist([...MAQUIS_IDS, 'spy'] as const, named('card'));
export const MissionSchema = v.picklist(MISSION_IDS, named('Mission'));
export const EnemySchema = v.picklist(
  ENEMY_KINDS.map(({ id }) => id) as [EnemyKindId, ...EnemyKindId[]],
  named('Enemy'),
);
export const RuleSchema = v.picklist(
  RULES.map(({ id }) => id) as [RuleId, ...RuleId[]],
  named('rule'),
);
export const MoveSchema = v.pipe(
  v.string('a move is text'),
  v.check(
    (text) => 'move' in parseMove(text),
    ({ received }) => `${received} is no move`,
  ),
);
