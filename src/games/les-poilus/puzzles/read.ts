import * as v from 'valibot';
import {
  CARD_IDS,
  HARDSHIP_IDS,
  RULES,
  type RuleId,
  SOLDIER_IDS,
  TILE_IDS,
} from '../data/index.ts';
import { parseMove } from '../engine/index.ts';

/* What the files of puzzles, examples and the guided mission have in common. */

const named = (what: string) => (issue: { readonly received: string }) =>
  `no ${what} is called ${issue.received}`;

export const CardSchema = v.picklist(CARD_IDS, named('card'));
export const HardshipSchema = v.picklist(HARDSHIP_IDS, named('hardship'));
export const SoldierSchema = v.picklist(SOLDIER_IDS, named('soldier'));
export const TileSchema = v.picklist(TILE_IDS, named('tile'));
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
export const CountSchema = v.pipe(
  v.number('must be a number'),
  v.integer('must be whole'),
  v.minValue(0),
);
