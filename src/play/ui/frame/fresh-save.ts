import * as m from '#messages';
import type { GameMode } from '#play/game-mode.ts';
import { withCourse } from '#play/saves/merge.ts';
import { receivedAfter, type Save, type SavedGameState } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { freshSeed } from '#shared/seeds.ts';
import { usePlayContext } from './play-context.ts';
import { type Session, useSession } from './session.ts';

/** A save of a game or a set-up that has just begun. */
export function freshSave<T extends SaveTypes>(
  { saveFormat }: Pick<GameMode<T>, 'saveFormat'>,
  progress: Save<T>['progress'],
  more: Partial<Pick<Save<T>, 'id' | 'name' | 'branchOf' | 'help' | 'received'>> = {},
): Save<T> {
  const now = Date.now();
  return {
    version: saveFormat.version,
    id: freshSeed(),
    begun: now,
    changed: now,
    ...more,
    progress,
  };
}

/** The game on the screen as it would be kept now; nothing while there is only a set-up. */
export function gameNow<T extends SaveTypes>({
  mode,
  state,
}: Pick<Session<T>, 'mode' | 'state'>): SavedGameState<T> | undefined {
  // A session knows of its machine's state only what every game has.
  const progress = mode.savedState(state as Parameters<typeof mode.savedState>[0]);
  return progress && 'game' in progress ? (progress as SavedGameState<T>) : undefined;
}

/**
 * A branch of a game as it stood at a moment: a game of its own.
 *
 * @param kept the game as it is written down, if it is
 */
export function branchOf<T extends SaveTypes>(
  { mode, state }: Pick<Session<T>, 'mode' | 'state'>,
  kept: Pick<Save<T>, 'received'> | undefined,
  moment: number,
): Save<T> | undefined {
  const { id, help } = state.context;
  const progress = gameNow({ mode, state });
  if (!progress) return undefined;
  const { game } = progress;
  const steps = game.steps.slice(0, moment);
  const course = { ...game, steps, seen: moment };
  return freshSave(mode, withCourse(mode.saveFormat, progress, course), {
    name: m.play_branch_name({ step: moment }),
    branchOf: { id, step: moment },
    ...(help === 'none' ? {} : { help }),
    ...(kept?.received ? receivedAfter(steps) : {}),
  });
}

/** Makes a game of its own of the one on the screen, as it stood at a moment, and opens it. */
export function useBranch<T extends SaveTypes>(): (moment: number) => void {
  const session = useSession<Session<T>>();
  const { current, open } = usePlayContext<T>();
  return (moment) => {
    const save = branchOf(session, current, moment);
    if (save) open(save);
  };
}
