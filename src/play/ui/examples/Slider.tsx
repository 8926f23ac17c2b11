interface Props {
  readonly id: string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number of an example that can be changed, with its value beside it. */
export function Slider({ id, name, least, most, value, onChange }: Props) {
  return (
    <div class="live__slider">
      <label for={id}>{name}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      <output for={id}>{value}</output>
    </div>
  );
}
