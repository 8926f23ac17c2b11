import type { RadioChoice } from './Radios.tsx';

/** One of a few in a single line: where a page asks for much at once. */
export const Select = <Value extends string | number | undefined>({
  legend,
  values,
  value,
  label,
  onChoose,
}: RadioChoice<Value>) => (
  <label class="aid-field">
    {legend}
    <select
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = values[currentTarget.selectedIndex];
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {label(one)}
        </option>
      ))}
    </select>
  </label>
);
