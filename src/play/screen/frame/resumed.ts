import type { Owners } from '../../history/game.ts';
import { replay, type StepFault, soundPart } from '../../history/replayed.ts';
import { withCourse } from '../../saves/carried.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import { type GameProgress, gameIn, type Save } from '../../saves/save.ts';
import type { PlayKit, SessionInput } from '../face.ts';
import { freshSeed } from '../hooks/fresh-seed.ts';

/**
 * How to take up a save. A game with a step that cannot have happened is opened before that step, as
 * a game of its own each time: the save stays as it was, and so does whatever was made of it before.
 */
export function resumed<K extends SaveKinds>(
  { rules, codec }: Pick<PlayKit<K>, 'rules' | 'codec'>,
  save: Save<K> | undefined,
  owners?: Owners<K['component']>,
): { input: SessionInput<K>; trouble?: StepFault<K> } {
  const fresh: SessionInput<K> = { seed: freshSeed(), ...(owners ? { owners } : {}) };
  if (!save) return { input: fresh };
  const { id, progress, help = 'none' } = save;
  const game = gameIn(save);
  if (!game) return { input: { ...fresh, id, resume: progress } };
  const played = replay(rules, game);
  if ('replayed' in played) return { input: { ...fresh, id, help, resume: progress } };
  const resume = withCourse(codec, progress as GameProgress<K>, soundPart(rules, game));
  return {
    input: { ...fresh, id: `${id} mended ${fresh.seed}`, help, resume },
    trouble: played.fault,
  };
}
