import type { SaveTypes } from '#play/saves/save-format.ts';
import { branchOf } from './fresh-save.ts';
import { usePlayContext } from './play-context.ts';
import { type Session, useSession } from './session.ts';

/** Makes a game of its own of the one on the screen, as it stood at a moment, and opens it. */
export function useBranch<T extends SaveTypes>(): (moment: number) => void {
  const session = useSession<Session<T>>();
  const { current, open } = usePlayContext<T>();
  return (moment) => {
    const save = branchOf(session, current, moment);
    if (save) open(save);
  };
}
