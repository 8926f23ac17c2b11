import * as m from '#messages';
import { areaIds, useSea } from '../sea.ts';

interface ChoiceProps {
  readonly value: string;
  readonly onChange: (area: string) => void;
  readonly none?: string;
  readonly label?: string;
}

/** One of the Areas. */
export function AreaChoice({ value, onChange, none, label }: ChoiceProps) {
  const { areas, nameOf } = useAreas();
  return (
    <label class="aid-field">
      {label ?? m.ablaze_aid_area()}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {areas.map((id) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The Areas of the map and of the game, and their names. */
export function useAreas() {
  const { now, kept, nameOf } = useSea();
  return { areas: areaIds(now, kept), nameOf };
}
