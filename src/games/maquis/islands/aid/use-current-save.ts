import { useMemo } from 'preact/hooks';
import { SAVE_VERSION, type Save, SET_UP_STEPS } from '#maquis/table/index.ts';
import type { Aid } from './aid.ts';

/** What to write down of the game on the table. */
export interface CurrentSave {
  readonly id: string;
  /** Nothing yet, while a set-up has not left its first step. */
  readonly save: Save | undefined;
}

/**
 * The save of what the machine holds now. It goes on with the save that was resumed as long as the
 * game is the same; a new game is a new save, and so is one that had to be mended.
 */
export function useCurrentSave(
  state: Aid['state'],
  resumed: Save | undefined,
  isMended: boolean,
): CurrentSave {
  const { game, setUp } = state.context;
  const step = SET_UP_STEPS.find((name) => state.matches({ setUp: name })) ?? SET_UP_STEPS[0];
  const seed = game?.setUp.seed ?? setUp.seed;
  const isSame = resumed !== undefined && seedOf(resumed) === seed;
  const opened = useMemo(() => Date.now(), []);
  const id = isSame ? (isMended ? `${resumed.id} mended ${opened}` : resumed.id) : seed;
  const begun = useMemo(() => (isSame ? resumed.begun : Date.now()), [isSame, resumed]);
  const save = useMemo((): Save | undefined => {
    if (!game && step === SET_UP_STEPS[0]) return undefined;
    const progress = game ? { game } : { setUp, step };
    return { version: SAVE_VERSION, id, begun, changed: Date.now(), progress };
  }, [id, begun, game, setUp, step]);
  return { id, save };
}

const seedOf = ({ progress }: Save): string | undefined =>
  'game' in progress ? progress.game.setUp.seed : progress.setUp.seed;
