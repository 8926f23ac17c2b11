import type { ComponentChildren } from 'preact';

interface Props {
  readonly name: ComponentChildren;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Yes or no, with its name beside it. */
export const CheckBox = ({ name, isOn, onChange }: Props) => (
  <label class="aid-check">
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
    {name}
  </label>
);
