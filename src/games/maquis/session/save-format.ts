import * as v from 'valibot';
import { SeedSchema } from '#play/records/reading.ts';
import type { Save as SaveOf } from '#play/saves/save.ts';
import { OwnerSchema, type SaveFormat } from '#play/saves/save-format.ts';
import type { Fields } from '#shared/storage/versioned.ts';
import { EVERY_GOAL_ID, SIDES } from '../data/index.ts';
import { faultsOf, GOAL_DRAWS, goalsFit, type Maquis, RULESET_IDS } from '../engine/index.ts';
import { DifficultySchema, GoalPairSchema, TableSchema } from '../engine/table-schema.ts';
import { COMPONENTS } from './game.ts';
import { type SetUpInProgress, STEPS_OF_SET_UP } from './set-up.ts';

export { TableSchema } from '../engine/table-schema.ts';

/*
 * How a game of Maquis is written down.
 */

const stars = v.picklist([0, 1, 2]);

const draft = v.object({
  ruleset: v.exactOptional(v.picklist(RULESET_IDS)),
  threeStar: v.exactOptional(v.literal(true)),
  stars: v.exactOptional(v.object(v.entriesFromList(SIDES, stars))),
  difficulty: DifficultySchema,
  owners: v.object(v.entriesFromList(COMPONENTS, OwnerSchema)),
  goalSource: v.picklist([...GOAL_DRAWS, 'by-stars', 'by-hand']),
  goals: v.object(v.entriesFromList(SIDES, v.exactOptional(v.picklist(EVERY_GOAL_ID)))),
  seed: SeedSchema,
});

export const SAVE_VERSION = 4;

type SetUpStep = (typeof STEPS_OF_SET_UP)[number];

/** The types of what is kept of Maquis. */
export interface MaquisSaves extends Maquis {
  /** A set-up that is not done, and whether anything was decided in it. */
  readonly draft: { readonly setUp: SetUpInProgress; readonly step: SetUpStep };
  /** After how many steps the last shot of a day was let go, where it was. */
  readonly extra: { readonly noShotAt?: number };
}

export type Save = SaveOf<MaquisSaves>;

export const saveFormat: SaveFormat<MaquisSaves> = {
  game: 'maquis',
  rulesets: RULESET_IDS,
  shelves: ['table', 'practice'],
  components: COMPONENTS,
  setUp: v.pipe(
    v.object({
      ruleset: v.picklist(RULESET_IDS),
      difficulty: DifficultySchema,
      goals: GoalPairSchema,
      seed: v.exactOptional(SeedSchema),
    }),
    v.check(({ ruleset, goals }) => goalsFit(ruleset, goals)),
  ),
  boardState: TableSchema,
  isValid: (table) => faultsOf(table).length === 0,
  draft: v.object({ setUp: draft, step: v.picklist(STEPS_OF_SET_UP) }),
  extra: { noShotAt: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))) },
  // A shot is let go at one step only.
  lasting: () => ({}),
  version: SAVE_VERSION,
  migrations: {
    // The first form went by the clock alone, and never had to say how often it was written.
    1: (old) => ({ ...old, version: 2, order: old.changed }),
    // The second knew one ruleset, and did not name it.
    2: (old) => ({ ...old, version: 3, ruleset: 'pnp-1.1' }),
    // In the third the set-up did not name it, and owners had other names.
    3: (old) => ({ ...old, version: 4, progress: ownedProgress(old.progress as Fields) }),
  },
};

function ownedProgress({ game, setUp, ahead, ...others }: Fields): Fields {
  if (!game) return { ...others, setUp: owned(setUp as Fields) };
  const { steps, ...kept } = owned(game as Fields);
  const dealt = { ruleset: 'pnp-1.1', ...(kept.setUp as Fields) };
  const undone = ahead === undefined ? {} : { ahead: (ahead as Fields[]).map(ownedStep) };
  const done = (steps as Fields[]).map(ownedStep);
  return { ...others, game: { ...kept, setUp: dealt, steps: done }, ...undone };
}

const owned = ({ keepers, ...others }: Fields): Fields => ({ ...others, owners: keepers });

const ownedStep = ({ drawnBy, ...step }: Fields): Fields =>
  drawnBy === undefined ? step : { ...step, by: drawnBy };
