import * as v from 'valibot';
import type { Versioned } from '#shared/storage/versioned.ts';
import { defaultOwners, type Game } from '../history/game.ts';
import type { Step } from '../rules/game-rules.ts';
import {
  HELP_LEVELS,
  type HelpLevel,
  OwnerSchema,
  type SaveFormat,
  type SaveTypes,
} from './save-format.ts';

/** A saved game: one that runs or has ended, or a set-up that is not done. */
export interface Save<T extends SaveTypes> {
  /** The form it is written in. */
  readonly version: number;
  /**
   * The ruleset it is played by; the shelf writes it down, and a save fresh from a game has none. A page
   * that does not know a ruleset yet does not know its version of a save either.
   */
  readonly ruleset?: string;
  readonly id: string;
  /** When it was begun and last changed by the device's clock, in milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  /**
   * Its place among the games of a shelf: what was played later has a higher number, though the
   * clock was set back between. The shelf gives it; a save fresh from a game has none.
   */
  readonly order?: number;
  /** How often it was written. Whoever would write over a higher number has been overtaken. */
  readonly revision?: number;
  /** When the visitor deleted it; for a while it can be got back. */
  readonly deleted?: number;
  /** What the visitor calls it. */
  readonly name?: string;
  /** The game it was branched off, and after how many of its steps. */
  readonly branchOf?: { readonly id: string; readonly step: number };
  /** The most help that was used in it; none where nothing is said. */
  readonly help?: HelpLevel;
  /** Whether somebody else played it, or part of it: it came by a link or in a file. */
  readonly received?: true;
  readonly progress: SavedState<T>;
}

export type SavedState<T extends SaveTypes> = SavedGameState<T> | T['draft'];

/** How far a game is. */
export type SavedGameState<T extends SaveTypes> = {
  readonly game: Game<T>;
  /** Steps that were undone and can be done again, the next first. */
  readonly ahead?: readonly Step<T>[];
} & T['extra'];

/** The game of a save; undefined where its set-up is not done. */
export const gameIn = <T extends SaveTypes>({
  progress,
}: Pick<Save<T>, 'progress'>): Game<T> | undefined =>
  'game' in progress ? (progress as SavedGameState<T>).game : undefined;

/** The ruleset of a save, of its game or of the games this page begins. */
export const rulesetOf = <T extends SaveTypes>(saveFormat: SaveFormat<T>, save: Save<T>): string =>
  save.ruleset ?? gameIn(save)?.setUp.ruleset ?? saveFormat.rulesets[0];

/** What a save says of a game that came by a link or in a file, after so many steps. */
export const receivedAfter = (steps: readonly unknown[]): { readonly received?: true } =>
  steps.length > 0 ? { received: true } : {};

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** In milliseconds since 1970, as far as dates go. */
const time = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(8.64e15));

/** A game's saves in all their forms. */
export function savesOf<T extends SaveTypes>(saveFormat: SaveFormat<T>): Versioned<Save<T>> {
  const { version, migrations } = saveFormat;
  return { version, schema: schemaOf(saveFormat), migrations };
}

function schemaOf<T extends SaveTypes>(
  saveFormat: SaveFormat<T>,
): v.GenericSchema<unknown, Save<T>> {
  const step = v.union([
    v.object({ move: v.string(), by: v.exactOptional(OwnerSchema) }),
    v.object({ correction: saveFormat.boardState }),
  ]);
  const game = v.pipe(
    v.object({
      setUp: saveFormat.setUp,
      from: v.exactOptional(v.pipe(saveFormat.boardState, v.check(saveFormat.isValid))),
      steps: v.array(step),
      owners: v.union([
        v.object(v.entriesFromList(saveFormat.components, OwnerSchema)),
        // Games opened from files were once kept without a single one.
        v.pipe(
          v.strictObject({}),
          v.transform(() => defaultOwners(saveFormat.components)),
        ),
      ]),
      seen: count,
    }),
    v.check(({ steps, seen }) => seen <= steps.length),
  );
  const inProgress = v.object({
    game,
    ahead: v.exactOptional(v.array(step)),
    ...saveFormat.extra,
  });
  const schema = v.object({
    version: v.literal(saveFormat.version),
    ruleset: v.exactOptional(v.picklist(saveFormat.rulesets)),
    id: v.string(),
    begun: time,
    changed: time,
    order: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(9e15))),
    revision: v.exactOptional(v.pipe(count, v.maxValue(1e12))),
    deleted: v.exactOptional(time),
    name: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
    branchOf: v.exactOptional(v.object({ id: v.string(), step: count })),
    help: v.exactOptional(v.picklist(HELP_LEVELS)),
    received: v.exactOptional(v.literal(true)),
    progress: saveFormat.draft ? v.union([inProgress, saveFormat.draft]) : inProgress,
  });
  // What the game's own schemas read is of the game's own types; the compiler cannot follow it there.
  return schema as unknown as v.GenericSchema<unknown, Save<T>>;
}
