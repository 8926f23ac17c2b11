import { PATROL_CARDS } from '#games/maquis/data/index.ts';
import * as m from '#messages';
import type { CorrectionPart } from './CorrectTracks.tsx';

/** Which patrol cards lie in the discard. */
export function CorrectDiscard({ state, change }: CorrectionPart) {
  return (
    <fieldset class="aid-radios">
      <legend>{m.maquis_table_correct_cards()}</legend>
      {PATROL_CARDS.map(({ number }) => (
        <label key={number} class="aid-radio">
          <input
            type="checkbox"
            checked={state.discard.includes(number)}
            onChange={({ currentTarget: { checked } }) =>
              change({
                discard: checked
                  ? [...state.discard, number]
                  : state.discard.filter((card) => card !== number),
              })
            }
          />
          {number}
        </label>
      ))}
    </fieldset>
  );
}
