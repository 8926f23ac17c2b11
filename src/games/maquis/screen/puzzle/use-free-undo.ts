import { type Undo, undoOf } from '#maquis/table/index.ts';
import { useAid, useRunning } from '../aid/aid.ts';
import { STEPS_BEFORE } from './attempt.ts';

/** Undo where nothing is at stake: cards that were seen go back without a question. */
export function useFreeUndo(): { readonly undo: Undo | undefined; readonly onUndo: () => void } {
  const { send } = useAid();
  const { game, replayed } = useRunning();
  const undo = undoOf(game, replayed);
  return {
    undo: undo && undo.game.steps.length >= STEPS_BEFORE ? undo : undefined,
    onUndo: () => {
      send({ type: 'undo' });
      send({ type: 'confirmUndo' });
    },
  };
}
