import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** A choice of one, however it is drawn. */
export interface RadioChoice<Value> {
  readonly legend: string;
  readonly values: readonly Value[];
  /** The one that is chosen; none of them where nothing is yet. */
  readonly value: Value | undefined;
  readonly label: (value: Value) => ComponentChildren;
  readonly onChoose: (value: Value) => void;
}

interface Props<Value> extends RadioChoice<Value> {
  /** Whether the legend is only read out, because what stands above says the same. */
  readonly isLegendHidden?: boolean;
  readonly class?: string;
  /** What is said below. */
  readonly children?: ComponentChildren;
}

/** One of a few, all of them in sight. */
export function Radios<Value extends string | number | undefined>(props: Props<Value>) {
  const { legend, isLegendHidden, values, value, label, onChoose, children } = props;
  const name = useId();
  return (
    <fieldset class={`aid-radios ${props.class ?? ''}`}>
      <legend class={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {values.map((one) => (
        <label key={one} class="aid-radio">
          <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
          {label(one)}
        </label>
      ))}
      {children}
    </fieldset>
  );
}

interface CheckBoxProps {
  readonly name: ComponentChildren;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Yes or no, with its name beside it. */
export const CheckBox = ({ name, isOn, onChange }: CheckBoxProps) => (
  <label class="aid-check">
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
    {name}
  </label>
);
