import { undoOf } from '#maquis/table/index.ts';
import * as m from '#messages';
import { useAid, useRunning } from './aid.ts';
import { undoText } from './undo-text.ts';

/** Undoing would take back a card that has been seen: allowed, but asked. */
export function UndoAsk() {
  const { send } = useAid();
  const { game } = useRunning();
  const undo = undoOf(game);
  if (!undo) return null;
  return (
    <section class="aid-panel" aria-labelledby="aid-prompt">
      <p class="aid-kicker">{undoText(undo.decision)}</p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {m.maquis_table_undo_ask()}
      </h2>
      <p>{m.maquis_table_undo_ask_text({ cards: undo.cardsSeen })}</p>
      <div class="aid-buttons">
        <button type="button" class="aid-secondary" onClick={() => send({ type: 'keepAll' })}>
          {m.maquis_table_undo_no()}
        </button>
        <button type="button" class="aid-primary" onClick={() => send({ type: 'confirmUndo' })}>
          {m.maquis_table_undo_yes()}
        </button>
      </div>
    </section>
  );
}
