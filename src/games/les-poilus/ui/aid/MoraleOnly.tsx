import { useState } from 'preact/hooks';
import { dropFor } from '#games/les-poilus/engine/index.ts';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { DropCards } from './panels/DroppedPanel.tsx';

/** Morale begins with so many at most. */
const MOST_MORALE = 39;
const MOST_HELD = 30;

/** Only the morale drop: what hands hold, Demoralised or not, and the cards to move. */
export function MoraleOnly({ onClose }: { readonly onClose: () => void }) {
  const [held, setHeld] = useState(0);
  const [isDemoralised, setDemoralised] = useState(false);
  const [morale, setMorale] = useState(34);
  const drop = dropFor(held, isDemoralised);
  return (
    <section class="aid-setup" aria-labelledby="aid-prompt">
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {m.poilus_aid_only_morale()}
      </h2>
      <Stepper name={m.poilus_aid_held()} value={held} most={MOST_HELD} onChange={setHeld} />
      <label class="aid-check">
        <input
          type="checkbox"
          checked={isDemoralised}
          onChange={({ currentTarget }) => setDemoralised(currentTarget.checked)}
        />
        {m.poilus_aid_has_demoralised()}
      </label>
      <Stepper
        name={m.poilus_aid_in_morale()}
        value={morale}
        most={MOST_MORALE}
        onChange={setMorale}
      />
      <DropCards count={Math.min(drop, morale)} />
      <p class="aid-note" role="status">
        {drop >= morale
          ? m.poilus_ending_monument_text()
          : m.poilus_aid_morale_left({ drop, left: morale - drop })}
      </p>
      <div class="aid-buttons">
        <button type="button" class="aid-secondary" onClick={onClose}>
          {m.poilus_aid_whole()}
        </button>
        <button
          type="button"
          class="aid-primary"
          disabled={morale === 0}
          onClick={() => setMorale(Math.max(0, morale - drop))}
        >
          {m.poilus_aid_moved({ count: Math.min(drop, morale) })}
        </button>
      </div>
    </section>
  );
}
