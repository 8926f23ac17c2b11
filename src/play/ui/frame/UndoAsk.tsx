import * as m from '#messages';
import { PromptActions, PromptTitle } from '../parts/Prompt.tsx';
import { useSession } from './session.ts';
import { useUndo, useUndoText } from './undo.ts';

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
