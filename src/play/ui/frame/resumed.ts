import type { GameMode, SessionInput } from '#play/game-mode.ts';
import type { Owners } from '#play/history/game.ts';
import { replay, type StepFault, validPrefix } from '#play/history/game-history.ts';
import { withCourse } from '#play/saves/merge.ts';
import { gameIn, type Save, type SavedGameState } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { freshSeed } from '#shared/seeds.ts';

interface Resumed<T extends SaveTypes> {
  readonly input: SessionInput<T>;
  readonly trouble?: StepFault<T>;
  /** What a game opened only in part keeps of its save: what the visitor calls it, and whose it is. */
  readonly mended?: Save<T>;
}

/**
 * How to take up a save. A game with a step that cannot have happened is opened before that step, as
 * a game of its own each time: the save stays as it was, and so does whatever was made of it before.
 */
export function resumed<T extends SaveTypes>(
  { rules, saveFormat }: Pick<GameMode<T>, 'rules' | 'saveFormat'>,
  save: Save<T> | undefined,
  owners?: Owners<T['component']>,
): Resumed<T> {
  const fresh: SessionInput<T> = { seed: freshSeed(), ...(owners ? { owners } : {}) };
  if (!save) return { input: fresh };
  const { id, progress, help = 'none' } = save;
  const game = gameIn(save);
  if (!game) return { input: { ...fresh, id, resume: progress } };
  const played = replay(rules, game);
  if ('replayed' in played) return { input: { ...fresh, id, help, resume: progress } };
  const resume = withCourse(saveFormat, progress as SavedGameState<T>, validPrefix(rules, game));
  const input = { ...fresh, id: `${id} mended ${fresh.seed}`, help, resume };
  const { order: _, revision: __, ...kept } = save;
  return { input, trouble: played.fault, mended: { ...kept, id: input.id, progress: resume } };
}
