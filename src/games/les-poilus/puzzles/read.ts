import * as v from 'valibot';
import { moveBy, oneOf, ruleOf } from '#play/puzzles/stated-puzzle.ts';
import { CARD_IDS, RULES, SOLDIER_IDS, SUPPORT_TILE_IDS } from '../data/index.ts';
import { parseMove } from '../engine/index.ts';

/* What the files of puzzles, examples and the guided mission have in common. */

export const CardSchema = oneOf(CARD_IDS, 'card');

export const SoldierSchema = oneOf(SOLDIER_IDS, 'soldier');
export const TileSchema = oneOf(SUPPORT_TILE_IDS, 'tile');
export const RuleSchema = ruleOf(RULES);
export const MoveSchema = moveBy(parseMove);
export const CountSchema = v.pipe(
  v.number('must be a number'),
  v.integer('must be whole'),
  v.minValue(0),
);
