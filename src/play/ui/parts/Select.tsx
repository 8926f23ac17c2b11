import type { RadioChoice } from './Radios.tsx';

interface Props<Value> extends RadioChoice<Value> {
  /** The first line, which chooses nothing: what it says. */
  readonly none?: string | undefined;
  /** Chooses nothing again; without it that can only be left. */
  readonly onNone?: () => void;
}

/** One of a few in a single line: where a page asks for much at once. */
export function Select<Value extends string | number | undefined>(props: Props<Value>) {
  const { legend, values, value, label, onChoose, none, onNone } = props;
  const before = none === undefined ? 0 : 1;
  return (
    <label class="aid-field">
      {legend}
      <select
        value={before ? (value ?? '') : value}
        onChange={({ currentTarget: { selectedIndex } }) => {
          const chosen = values[selectedIndex - before];
          if (chosen !== undefined) onChoose(chosen);
          else onNone?.();
        }}
      >
        {none !== undefined && (
          <option value="" disabled={!onNone}>
            {none}
          </option>
        )}
        {values.map((one) => (
          <option key={one} value={one}>
            {label(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
