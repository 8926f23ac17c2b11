import {
  type CourseFault,
  courseOf,
  type Keepers,
  type Save,
  soundPart,
  type TableInput,
} from '#maquis/table/index.ts';
import { freshSeed } from './seeds.ts';

/**
 * How to take up a save. A game with a step that cannot have happened is opened before that step, as
 * a game of its own each time: the save stays as it was, and so does whatever was made of it before.
 */
export function resumed(
  save: Save | undefined,
  keepers?: Keepers,
): { input: TableInput; trouble?: CourseFault } {
  const fresh: TableInput = { seed: freshSeed(), ...(keepers ? { keepers } : {}) };
  if (!save) return { input: fresh };
  const { id, progress, help = 'none' } = save;
  if (!('game' in progress)) return { input: { ...fresh, id, resume: progress } };
  const played = courseOf(progress.game);
  if ('course' in played) return { input: { ...fresh, id, help, resume: progress } };
  const resume = { game: soundPart(progress.game) };
  return {
    input: { ...fresh, id: `${id} mended ${fresh.seed}`, help, resume },
    trouble: played.fault,
  };
}
