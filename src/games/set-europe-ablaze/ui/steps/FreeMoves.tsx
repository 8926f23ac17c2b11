import { useState } from 'preact/hooks';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import * as m from '#messages';
import { Case } from '../Case.tsx';
import { useSea } from '../sea.ts';
import { GERMAN_BOXES, GERMAN_UNITS, PlaceChoice } from './Moves.tsx';

/** Up to three German units go where they like, Used ones too (3.3.5, 7.0). */
export function FreeMoves() {
  const { now, tell } = useSea();
  const [what, setWhat] = useState<string>('security');
  const [from, setFrom] = useState('germany');
  const [to, setTo] = useState('paris');
  const left = Math.max(0, limit('free-moves') - now.freeMoves);
  return (
    <>
      <p class="aid-hint">
        {m.ablaze_aid_free_moves({ count: left })} <Case of="3.3.5" />
      </p>
      <div class="sea-row">
        <label class="aid-field">
          {m.ablaze_aid_what()}
          <select value={what} onChange={({ currentTarget }) => setWhat(currentTarget.value)}>
            {GERMAN_UNITS.map(([unit, name]) => (
              <option key={unit} value={unit}>
                {name()}
              </option>
            ))}
          </select>
        </label>
        <PlaceChoice
          label={m.ablaze_aid_from()}
          value={from}
          boxes={GERMAN_BOXES()}
          onChange={setFrom}
        />
        <PlaceChoice label={m.ablaze_aid_to()} value={to} boxes={GERMAN_BOXES()} onChange={setTo} />
        <button
          type="button"
          class="aid-secondary"
          disabled={from === to}
          onClick={() =>
            tell({
              ...{ by: 'german', type: 'place', what, from, points: 1 },
              ...(to === 'germany' || to === 'stalag' ? { box: to } : { area: to }),
            })
          }
        >
          {m.ablaze_aid_move_one()}
        </button>
      </div>
    </>
  );
}
