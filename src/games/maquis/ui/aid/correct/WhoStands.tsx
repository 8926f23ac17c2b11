import { type LocationId, PAWNS, type Pawn } from '#games/maquis/data/index.ts';
import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import * as m from '#messages';
import { Radios } from '#play/ui/parts/Radios.tsx';

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
  <Radios
    key={place}
    legend={m.maquis_table_correct_on({ place: LOCATION_NAMES[place]() })}
    values={[undefined, ...PAWNS]}
    value={pawnThere}
    label={(pawn) => (pawn ? LABELS[pawn]() : m.maquis_table_correct_nobody())}
    onChoose={onStand}
  />
);
