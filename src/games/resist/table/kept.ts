import { soundPart } from '#play/history/replayed.ts';
import { shelfName } from '#play/saves/codec.ts';
import { type GameProgress, gameIn } from '#play/saves/save.ts';
import * as shelves from '#play/saves/shelf.ts';
import { rules } from '../engine/index.ts';
import { codec, type KeptResist, type Save } from './codec.ts';
import type { TableContext, TableInput } from './context.ts';

export type Found = shelves.Found<KeptResist>;
export type Shelf = shelves.Shelf<KeptResist>;

/** Opens the shelf of games in the browser. Rejects where the browser offers no storage. */
export const openPractice = (): Promise<Shelf> =>
  shelves.openShelf(codec, shelfName(codec, 'practice'));

/** A running game as it is kept; nothing before it has begun. */
export function saveOf(
  context: TableContext,
  before: Save | undefined,
  now: number,
): Save | undefined {
  const { id, game, ahead, help } = context;
  if (!game) return undefined;
  return {
    ...(before?.id === id ? before : { id, begun: now }),
    version: codec.version,
    changed: now,
    ...(help === 'none' ? {} : { help }),
    progress: { game, ...(ahead.length > 0 ? { ahead } : {}) },
  };
}

/** What the machine goes on with; a step that cannot have happened ends the game before it. */
export function inputOf(save: Save): TableInput | undefined {
  const game = gameIn(save);
  if (!game) return undefined;
  const sound = soundPart(rules, game);
  const { ahead } = save.progress as GameProgress<KeptResist>;
  const isWhole = sound.steps.length === game.steps.length;
  return {
    id: save.id,
    seed: sound.setUp.seed ?? save.id,
    ...(save.help ? { help: save.help } : {}),
    resume: { game: sound, ...(isWhole && ahead ? { ahead } : {}) },
  };
}
