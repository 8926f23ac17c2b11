import { useMemo } from 'preact/hooks';
import { SAVE_VERSION, type Save, SET_UP_STEPS } from '#maquis/table/index.ts';
import type { Aid } from './aid.ts';

/**
 * The save of what the machine holds now: the one that was resumed, as long as the game is the same.
 * Nothing yet, while a set-up has not left its first step.
 */
export function useCurrentSave(state: Aid['state'], resumed: Save | undefined): Save | undefined {
  const { id, game, ahead, noShotAt, help, setUp } = state.context;
  const step = SET_UP_STEPS.find((name) => state.matches({ setUp: name })) ?? SET_UP_STEPS[0];
  const isSame = resumed?.id === id;
  const begun = useMemo(() => (isSame ? resumed.begun : Date.now()), [isSame, resumed?.begun, id]);
  return useMemo((): Save | undefined => {
    if (!game && step === SET_UP_STEPS[0]) return undefined;
    const kept = isSame ? resumed : {};
    const undone = ahead.length > 0 ? { ahead } : {};
    const letGo = noShotAt === undefined ? {} : { noShotAt };
    const progress = game ? { game, ...undone, ...letGo } : { setUp, step };
    const helped = help === 'none' ? {} : { help };
    return { ...kept, ...helped, version: SAVE_VERSION, id, begun, changed: Date.now(), progress };
  }, [id, isSame, resumed, begun, game, ahead, noShotAt, help, setUp, step]);
}
