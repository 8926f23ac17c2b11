import * as m from '#messages';
import { inARow } from '#shared/list-text.ts';
import { signed } from '#shared/signed.ts';
import { limit } from '../data/limits.ts';
import { useSea } from './sea.ts';

/** Morale up or down by one, with what crossing zero would turn. */
export function MoraleButtons() {
  const { now, tell } = useSea();
  return (
    <>
      <div class="aid-buttons">
        {[-1, 1].map((by) => (
          <button
            type="button"
            class="aid-secondary"
            key={by}
            disabled={now.morale === limit(by < 0 ? 'morale-least' : 'morale-most')}
            onClick={() => tell({ by: 'table', type: 'effect', do: 'morale', points: by })}
          >
            {m.ablaze_aid_morale_to({ morale: signed(now.morale + by) })}
          </button>
        ))}
      </div>
      <MoraleTurns />
    </>
  );
}

/** What crossing zero turns over, before it is done (6.2.8, 6.2.9). */
function MoraleTurns() {
  const { now, nameOf } = useSea();
  const turned = Object.entries(now.areas).filter(([, { strength = 0 }]) => strength > 0);
  if (now.morale !== 0 && now.morale !== -1) return null;
  const isDown = now.morale === 0;
  const toTurn = turned.filter(([, { demoralized = false }]) => demoralized !== isDown);
  const names = inARow(toTurn.map(([id]) => nameOf(id)));
  if (names === '') return null;
  return (
    <p class="aid-note">
      {isDown
        ? m.ablaze_aid_morale_down({ areas: names })
        : m.ablaze_aid_morale_up({ areas: names })}
    </p>
  );
}
