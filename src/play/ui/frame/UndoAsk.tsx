import * as m from '#messages';
import { undoOf } from '#play/history/undo.ts';
import { PromptActions, PromptTitle } from '../parts/Prompt.tsx';
import { useActiveSession, useSession } from './session.ts';

interface Props {
  /** The question: "Take back a card?" */
  readonly ask?: string;
  /** What it would mean, by how much of chance has been seen. */
  readonly text?: (seen: number) => string;
}

/** Undoing would take back what chance has shown: allowed, but asked. */
export function UndoAsk({ ask = m.play_undo_ask(), text = undoAskText }: Props) {
  const { send } = useSession();
  const undo = useUndo();
  const name = useUndoText(undo);
  if (!undo) return null;
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <PromptTitle about={name}>{ask}</PromptTitle>
      <p>{text(undo.chanceSeen)}</p>
      <PromptActions>
        <button type="button" class="aid-secondary" onClick={() => send({ type: 'cancelUndo' })}>
          {m.play_undo_no()}
        </button>
        <button type="button" class="aid-primary" onClick={() => send({ type: 'confirmUndo' })}>
          {m.play_undo_yes()}
        </button>
      </PromptActions>
    </section>
  );
}

const undoAskText = (): string => m.play_undo_ask_text();

/** What undoing would do now; nothing at the start. */
export function useUndo() {
  const { mode } = useSession();
  const { game, replayed } = useActiveSession();
  return undoOf(mode.rules, game, replayed);
}

/** Names the decision that undo takes back. */
export function useUndoText(undo: ReturnType<typeof useUndo>): string {
  const { mode } = useSession();
  const { replayed } = useActiveSession();
  if (!undo) return m.play_undo();
  const { decision, game } = undo;
  if ('correction' in decision) return m.play_undo_correction();
  const before = replayed.positions[game.steps.length] ?? replayed.position;
  if (mode.text.undo) return mode.text.undo(before, decision);
  return m.play_undo_move({ move: mode.text.move(before, decision.move) });
}
