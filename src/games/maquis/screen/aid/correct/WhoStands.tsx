import type { LocationId } from '#maquis/data/index.ts';
import { PAWNS, type Pawn } from '#maquis/table/index.ts';
import { LOCATION_NAMES } from '#maquis/words/names.ts';
import * as m from '#messages';

const LABELS: Readonly<Record<Pawn, () => string>> = {
  worker: m.maquis_table_correct_worker,
  police: m.maquis_table_correct_police,
  soldier: m.maquis_table_correct_soldier,
};

interface Props {
  readonly place: LocationId;
  readonly pawnThere: Pawn | undefined;
  readonly onStand: (pawn: Pawn | undefined) => void;
}

/** Says who stands on a place: nobody, or a pawn. */
export const WhoStands = ({ place, pawnThere, onStand }: Props) => (
  <fieldset class="aid-radios" key={place}>
    <legend>{m.maquis_table_correct_on({ place: LOCATION_NAMES[place]() })}</legend>
    {[undefined, ...PAWNS].map((pawn) => (
      <label key={pawn ?? 'nobody'} class="aid-radio">
        <input
          type="radio"
          name="pawn"
          checked={pawnThere === pawn}
          onChange={() => onStand(pawn)}
        />
        {pawn ? LABELS[pawn]() : m.maquis_table_correct_nobody()}
      </label>
    ))}
  </fieldset>
);
