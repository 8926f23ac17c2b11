import type { SaveKinds } from '../../saves/codec.ts';
import { branchOf } from './fresh-save.ts';
import { type Session, useSession } from './session.ts';
import { useSettings } from './settings.ts';

/** Makes a game of its own of the one on the screen, as it stood at a moment, and opens it. */
export function useBranch<K extends SaveKinds>(): (moment: number) => void {
  const session = useSession<Session<K>>();
  const { current, open } = useSettings<K>();
  return (moment) => {
    const save = branchOf(session, current, moment);
    if (save) open(save);
  };
}
