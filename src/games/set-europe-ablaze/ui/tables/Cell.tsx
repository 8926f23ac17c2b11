import * as m from '#messages';

interface Props {
  readonly name: string;
  readonly value: number | undefined;
  readonly from: number;
  readonly to: number;
  readonly onChange: (value: number | undefined) => void;
  /** What the rules' own example has, shown where nothing is entered. */
  readonly example?: number | undefined;
  /** Its place in the tables. */
  readonly at?: string;
}

/** One cell: absent until it is entered, and absent again when it is emptied. */
export function Cell({ name, value, from, to, onChange, example, at }: Props) {
  return (
    <label
      class="sea-cell"
      data-open={value === undefined}
      data-example={value === undefined && example !== undefined}
    >
      <span>{name}</span>
      <input
        type="number"
        data-at={at}
        inputMode="numeric"
        min={from}
        max={to}
        value={value ?? ''}
        placeholder={example === undefined ? '?' : String(example)}
        title={example === undefined ? undefined : m.ablaze_source_example()}
        onChange={({ currentTarget }) => {
          const number = currentTarget.valueAsNumber;
          onChange(Number.isInteger(number) ? Math.min(to, Math.max(from, number)) : undefined);
        }}
      />
    </label>
  );
}
