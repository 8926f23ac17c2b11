import type { ChoiceOption } from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { comingTo, uncountedTo, unitInLog } from '#games/set-europe-ablaze/engine/resolve/index.ts';
import { boxName, pieceName } from '#games/set-europe-ablaze/i18n/places.ts';
import * as m from '#messages';
import { useSea } from '../sea.ts';
import { useAreas } from './AreaChoice.tsx';
import { Pick } from './Pick.tsx';

/** A German unit on its way; no unit yet where none is chosen. */
export interface UnitOnWay {
  readonly unit: string;
  readonly from: string;
  readonly to: string;
}

const BOXES = ['germany', 'stalag'];
const idOf = ({ unit, from }: ChoiceOption): string => `${unit} ${from}`;

interface Props {
  readonly move: UnitOnWay;
  readonly isFree: boolean;
  readonly onChange: (move: UnitOnWay) => void;
}

/** Where to, and which of the units that may come there (8.3.4, 3.3.5). */
export function UnitMove({ move, isFree, onChange }: Props) {
  const { now, nameOf } = useSea();
  const { areas } = useAreas();
  const { unit, from, to } = move;
  const { options, barred } = comingTo(now, to, isFree);
  const uncounted = uncountedTo(now, to, isFree);
  const placeName = (place: string) => (BOXES.includes(place) ? boxName(place) : nameOf(place));
  const named = (option: ChoiceOption) => ({
    id: idOf(option),
    name: m.ablaze_aid_unit_of({
      unit: pieceName(String(option.unit)),
      place: placeName(String(option.from)),
    }),
  });
  return (
    <>
      <Pick
        label={m.ablaze_aid_to()}
        value={to}
        options={[...areas, ...BOXES].map((id) => ({ id, name: placeName(id) }))}
        onChange={(id) => onChange({ unit: '', from: '', to: id })}
      />
      <Pick
        isLong
        label={m.ablaze_aid_unit_from()}
        value={unit === '' ? '' : idOf({ unit, from })}
        options={options.map(named)}
        more={{ name: m.ablaze_aid_not_counted_there(), options: uncounted.map(named) }}
        barred={barred.map((option) => ({
          ...named(option),
          name: `${named(option).name} (${option.case})`,
        }))}
        onChange={(id) => {
          const found = [...options, ...uncounted, ...barred].find((one) => idOf(one) === id);
          if (found) onChange({ unit: String(found.unit), from: String(found.from), to });
        }}
      />
      {options.length + uncounted.length === 0 && (
        <p class="aid-hint">{m.ablaze_aid_nothing_moves()}</p>
      )}
    </>
  );
}

/** A unit on its way as the log tells it. */
export const unitTold = ({ unit, from, to }: UnitOnWay) => ({ unit: unitInLog(unit), from, to });
