import type { GameMode, SessionInput } from '#play/game-mode.ts';
import type { Owners } from '#play/history/game.ts';
import { replay, type StepFault, validPrefix } from '#play/history/game-history.ts';
import { withCourse } from '#play/saves/carried.ts';
import { gameIn, type Save, type SavedGameState } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { freshSeed } from '../hooks/fresh-seed.ts';

/**
 * How to take up a save. A game with a step that cannot have happened is opened before that step, as
 * a game of its own each time: the save stays as it was, and so does whatever was made of it before.
 */
export function resumed<T extends SaveTypes>(
  { rules, saveFormat }: Pick<GameMode<T>, 'rules' | 'saveFormat'>,
  save: Save<T> | undefined,
  owners?: Owners<T['component']>,
): { input: SessionInput<T>; trouble?: StepFault<T> } {
  const fresh: SessionInput<T> = { seed: freshSeed(), ...(owners ? { owners } : {}) };
  if (!save) return { input: fresh };
  const { id, progress, help = 'none' } = save;
  const game = gameIn(save);
  if (!game) return { input: { ...fresh, id, resume: progress } };
  const played = replay(rules, game);
  if ('replayed' in played) return { input: { ...fresh, id, help, resume: progress } };
  const resume = withCourse(saveFormat, progress as SavedGameState<T>, validPrefix(rules, game));
  return {
    input: { ...fresh, id: `${id} mended ${fresh.seed}`, help, resume },
    trouble: played.fault,
  };
}
