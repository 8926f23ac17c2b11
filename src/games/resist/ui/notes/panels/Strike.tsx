import { stillToClear } from '#games/resist/engine/index.ts';
import { StrikeChoice } from '#games/resist/ui/prompts/StrikeChoice.tsx';
import * as m from '#messages';
import { useNotes } from '../mode.ts';
import { NotesPanel } from '../Panel.tsx';

/** What the strength is spent on; strength that no card here shows can be added. */
export function StrikePanel() {
  const { position, now, notes, send, tell } = useNotes();
  return (
    <NotesPanel
      question={m.resist_ask_spend()}
      about={`${m.resist_strength_of({ strength: now.strength })} · ${m.resist_notes_to_clear_of({ sum: stillToClear(position) })}`}
      guide={[
        [m.resist_notes_guide_order, 'resist.grunts-first'],
        [m.resist_notes_guide_spend, 'resist.stop-striking'],
      ]}
    >
      <StrikeChoice
        key={`${notes.strength} ${notes.due.length}`}
        position={position}
        now={now}
        onSpend={(moves) => send({ type: 'carryOut', moves })}
      />
      <div class="rt-row rt-add">
        <span>{m.resist_notes_adjust()}</span>
        <button
          type="button"
          class="aid-secondary"
          aria-label={m.resist_notes_add_less()}
          onClick={() => tell('add:less')}
        >
          −1
        </button>
        <button
          type="button"
          class="aid-secondary"
          aria-label={m.resist_notes_add_more()}
          onClick={() => tell('add:more')}
        >
          +1
        </button>
      </div>
    </NotesPanel>
  );
}
