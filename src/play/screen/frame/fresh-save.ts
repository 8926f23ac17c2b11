import * as m from '#messages';
import type { SaveKinds } from '../../saves/codec.ts';
import type { GameProgress, Save } from '../../saves/save.ts';
import type { PlayKit } from '../face.ts';
import { freshSeed } from '../hooks/fresh-seed.ts';
import type { Session } from './session.ts';

/** A save of a game or a set-up that has just begun. */
export function freshSave<K extends SaveKinds>(
  { codec }: Pick<PlayKit<K>, 'codec'>,
  progress: Save<K>['progress'],
  more: Partial<Pick<Save<K>, 'id' | 'name' | 'branchOf' | 'help'>> = {},
): Save<K> {
  const now = Date.now();
  return { version: codec.version, id: freshSeed(), begun: now, changed: now, ...more, progress };
}

/** A branch of a game as it stood at a moment: a game of its own. */
export function branchOf<K extends SaveKinds>(
  { kit, state }: Pick<Session<K>, 'kit' | 'state'>,
  moment: number,
): Save<K> | undefined {
  const { id, game, help } = state.context;
  if (!game) return undefined;
  const steps = game.steps.slice(0, moment);
  const progress = { game: { ...game, steps, seen: moment } } as GameProgress<K>;
  return freshSave(kit, progress, {
    name: m.play_branch_name({ step: moment }),
    branchOf: { id, step: moment },
    ...(help === 'none' ? {} : { help }),
  });
}
