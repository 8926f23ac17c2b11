import * as m from '#messages';

interface Picked {
  readonly id: string;
  readonly name: string;
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Picked[];
  /** What the rules bar, with the case behind its name. */
  readonly barred?: readonly Picked[];
  /** More that may be open, under a name of its own. */
  readonly more?: { readonly name: string; readonly options: readonly Picked[] };
  /** Whether its names are long. */
  readonly isLong?: boolean;
  readonly onChange: (id: string) => void;
}

const list = (options: readonly Picked[]) =>
  options.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

/** One of what is legal; what is barred stands below with its case. */
export const Pick = ({
  label,
  value,
  options,
  barred = [],
  more,
  isLong = false,
  onChange,
}: PickProps) => (
  <label class={isLong ? 'aid-field sea-wide' : 'aid-field'}>
    {label}
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {value === '' && <option value="">{m.ablaze_aid_choose()}</option>}
      {list(options)}
      {more && more.options.length > 0 && (
        <optgroup label={more.name}>{list(more.options)}</optgroup>
      )}
      {barred.length > 0 && <optgroup label={m.ablaze_aid_not_open()}>{list(barred)}</optgroup>}
    </select>
  </label>
);
