import * as m from '#messages';
import { type Redo, redoOf, type Undo, undoOf } from '../../history/undo.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import { useRunning, useSession } from './session.ts';

/** What undoing would do now; nothing at the start. */
export function useUndo(): Undo<SaveKinds> | undefined {
  const { kit } = useSession();
  const { game, replayed } = useRunning();
  return undoOf(kit.rules, game, replayed);
}

/** What doing again would do now; nothing where nothing was undone. */
export function useRedo(): Redo<SaveKinds> | undefined {
  const { kit, state } = useSession();
  const { game, replayed } = useRunning();
  return redoOf(kit.rules, game, replayed, state.context.ahead);
}

/** Names the decision that undo takes back. */
export function useUndoText(undo: Undo<SaveKinds> | undefined): string {
  const { kit } = useSession();
  const { replayed } = useRunning();
  if (!undo) return m.play_undo();
  const { decision, game } = undo;
  if ('correction' in decision) return m.play_undo_correction();
  const before = replayed.positions[game.steps.length] ?? replayed.position;
  if (kit.words.undo) return kit.words.undo(before, decision);
  return m.play_undo_move({ move: kit.words.move(before, decision.move) });
}
