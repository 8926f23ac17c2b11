import * as m from '#messages';
import { SIDE_NAMES } from '../../words/names.ts';
import { Case } from '../Case.tsx';
import { SIDES, useSea } from '../sea.ts';

/** The reminder that an answer must come at once or never (4.1.3). */
export function Spies({ against }: { readonly against: 'event' | 'action' }) {
  const { now, tell } = useSea();
  return (
    <details class="sea-spies">
      <summary>{m.ablaze_aid_spies()}</summary>
      <p>
        {m.ablaze_aid_spies_hint()} <Case of="4.1.3" />
      </p>
      <div class="aid-buttons">
        {SIDES.map((side) => (
          <button
            type="button"
            class="aid-secondary"
            key={side}
            onClick={() =>
              tell({ by: side, type: 'spies', card: `${side[0]}-spies-${now.turn}`, against })
            }
          >
            {SIDE_NAMES[side]()}
          </button>
        ))}
      </div>
    </details>
  );
}
