import * as v from 'valibot';
import type { Codec } from '#play/saves/codec.ts';
import { MOST_PLAYERS, SOLDIER_IDS, VARIANT_IDS } from '../../data/index.ts';
import { SetUpSchema } from '../../engine/index.ts';
import { codec, names, players } from '../codec.ts';
import type { TableSaves } from './kinds.ts';

const soldiers = v.pipe(
  v.array(v.picklist(SOLDIER_IDS)),
  v.length(MOST_PLAYERS),
  v.check((ids) => new Set(ids).size === ids.length),
);

/** How games at a real table are written down: as those on the screen are, on a shelf of their own. */
export const aidCodec: Codec<TableSaves> = {
  game: codec.game,
  rulesets: codec.rulesets,
  shelves: ['table'],
  components: codec.components,
  setUp: v.pipe(
    codec.setUp,
    v.check(({ hands }) => hands === 'secret'),
  ),
  table: codec.table,
  canBe: codec.canBe,
  draft: v.pipe(
    v.object({
      players,
      names,
      soldiers,
      leader: v.pipe(v.number(), v.integer(), v.minValue(0)),
      variant: v.picklist(VARIANT_IDS),
      options: v.unwrap(SetUpSchema.entries.options),
    }),
    v.check(({ leader, players: count }) => leader < count),
  ),
  // Branches were once kept without: their players are soldiers.
  besides: { names: v.optional(names, []) },
  version: 1,
  migrations: {},
};
