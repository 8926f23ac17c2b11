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

const named = (what: string) => (issue: { readonly received: string }) =>
  `no ${what} is called ${issue.received}`;

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
