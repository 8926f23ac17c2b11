import * as v from 'valibot';
import { GAME, SOLDIER_IDS, VARIANT_IDS } from '#games/les-poilus/data/index.ts';
import { SetUpSchema } from '#games/les-poilus/engine/index.ts';
import type { SaveFormat } from '#play/saves/save-format.ts';
import { namesSchema, playersSchema, poilusSaveFormat } from '../save-format.ts';
import type { AidSaves } from './set-up-in-progress.ts';

const soldiers = v.pipe(
  v.array(v.picklist(SOLDIER_IDS)),
  v.length(GAME.mostPlayers),
  v.check((ids) => new Set(ids).size === ids.length),
);

/** How games at a real table are written down: as those on the screen are, on a shelf of their own. */
export const aidSaveFormat: SaveFormat<AidSaves> = {
  game: poilusSaveFormat.game,
  rulesets: poilusSaveFormat.rulesets,
  shelves: ['table'],
  components: poilusSaveFormat.components,
  setUp: v.pipe(
    poilusSaveFormat.setUp,
    v.check(({ hands }) => hands === 'secret'),
  ),
  boardState: poilusSaveFormat.boardState,
  isValid: poilusSaveFormat.isValid,
  draft: v.pipe(
    v.object({
      players: playersSchema,
      names: namesSchema,
      soldiers,
      leader: v.pipe(v.number(), v.integer(), v.minValue(0)),
      variant: v.picklist(VARIANT_IDS),
      options: v.unwrap(SetUpSchema.entries.options),
    }),
    v.check(({ leader, players: count }) => leader < count),
  ),
  // Branches were once kept without: their players are soldiers.
  extra: { names: v.optional(namesSchema, []) },
  version: 1,
  migrations: {},
};
