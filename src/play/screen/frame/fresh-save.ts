import * as m from '#messages';
import { withCourse } from '../../saves/carried.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import { type GameProgress, receivedAfter, type Save } from '../../saves/save.ts';
import type { PlayKit } from '../face.ts';
import { freshSeed } from '../hooks/fresh-seed.ts';
import type { Session } from './session.ts';

/** A save of a game or a set-up that has just begun. */
export function freshSave<K extends SaveKinds>(
  { codec }: Pick<PlayKit<K>, 'codec'>,
  progress: Save<K>['progress'],
  more: Partial<Pick<Save<K>, 'id' | 'name' | 'branchOf' | 'help' | 'received'>> = {},
): Save<K> {
  const now = Date.now();
  return { version: codec.version, id: freshSeed(), begun: now, changed: now, ...more, progress };
}

/** The game on the screen as it would be kept now; nothing while there is only a set-up. */
export function gameNow<K extends SaveKinds>({
  kit,
  state,
}: Pick<Session<K>, 'kit' | 'state'>): GameProgress<K> | undefined {
  // A session knows of its machine's state only what every game has.
  const progress = kit.progressOf(state as Parameters<typeof kit.progressOf>[0]);
  return progress && 'game' in progress ? (progress as GameProgress<K>) : undefined;
}

/**
 * A branch of a game as it stood at a moment: a game of its own.
 *
 * @param kept the game as it is written down, if it is
 */
export function branchOf<K extends SaveKinds>(
  { kit, state }: Pick<Session<K>, 'kit' | 'state'>,
  kept: Pick<Save<K>, 'received'> | undefined,
  moment: number,
): Save<K> | undefined {
  const { id, help } = state.context;
  const progress = gameNow({ kit, state });
  if (!progress) return undefined;
  const { game } = progress;
  const steps = game.steps.slice(0, moment);
  const course = { ...game, steps, seen: moment };
  return freshSave(kit, withCourse(kit.codec, progress, course), {
    name: m.play_branch_name({ step: moment }),
    branchOf: { id, step: moment },
    ...(help === 'none' ? {} : { help }),
    ...(kept?.received ? receivedAfter(steps) : {}),
  });
}
