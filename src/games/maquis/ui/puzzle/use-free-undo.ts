import { type Undo, undoOf } from '#games/maquis/session/index.ts';
import { useActiveSession, useAid } from '../aid/aid.ts';
import { STEPS_BEFORE } from './game-of-attempt.ts';

/** Undo where nothing is at stake: cards that were seen go back without a question. */
export function useFreeUndo(): { readonly undo: Undo | undefined; readonly onUndo: () => void } {
  const { send } = useAid();
  const { game, replayed } = useActiveSession();
  const undo = undoOf(game, replayed);
  return {
    undo: undo && undo.game.steps.length >= STEPS_BEFORE ? undo : undefined,
    onUndo: () => {
      send({ type: 'undo' });
      send({ type: 'confirmUndo' });
    },
  };
}
