import { moveBy, oneOf, ruleOf } from '#play/puzzles/stated-puzzle.ts';
import { ENEMY_KINDS, MAQUIS_IDS, MISSION_IDS, RULES } from '../data/index.ts';
import { parseMove } from '../engine/index.ts';

/* What the files of examples, puzzles and the guided Mission have in common. */

export const MaquisSchema = oneOf(MAQUIS_IDS, 'Maquis');

export const MissionSchema = oneOf(MISSION_IDS, 'Mission');
export const EnemySchema = oneOf(
  ENEMY_KINDS.map(({ id }) => id),
  'Enemy',
);
export const RuleSchema = ruleOf(RULES);
export const MoveSchema = moveBy(parseMove);
