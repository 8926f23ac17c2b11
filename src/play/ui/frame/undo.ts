import * as m from '#messages';
import { type Redo, redoOf, type Undo, undoOf } from '#play/history/undo.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { useActiveSession, useSession } from './session.ts';

/** What undoing would do now; nothing at the start. */
export function useUndo(): Undo<SaveTypes> | undefined {
  const { mode } = useSession();
  const { game, replayed } = useActiveSession();
  return undoOf(mode.rules, game, replayed);
}

/** What doing again would do now; nothing where nothing was undone. */
export function useRedo(): Redo<SaveTypes> | undefined {
  const { mode, state } = useSession();
  const { game, replayed } = useActiveSession();
  return redoOf(mode.rules, game, replayed, state.context.redoStack);
}

/** Names the decision that undo takes back. */
export function useUndoText(undo: Undo<SaveTypes> | undefined): string {
  const { mode } = useSession();
  const { replayed } = useActiveSession();
  if (!undo) return m.play_undo();
  const { decision, game } = undo;
  if ('correction' in decision) return m.play_undo_correction();
  const before = replayed.positions[game.steps.length] ?? replayed.position;
  if (mode.text.undo) return mode.text.undo(before, decision);
  return m.play_undo_move({ move: mode.text.move(before, decision.move) });
}
