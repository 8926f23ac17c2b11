import { Minus, Plus } from 'lucide-preact';
import * as m from '#messages';

interface Props {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A small number, one step at a time, from 0 up to what there can be. */
export function Stepper({ name, value, most, onChange }: Props) {
  return (
    <div class="aid-stepper">
      <span>{name}</span>
      <button
        type="button"
        class="aid-icon-button"
        aria-label={m.play_one_less({ name })}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <output aria-label={name}>{value}</output>
      <button
        type="button"
        class="aid-icon-button"
        aria-label={m.play_one_more({ name })}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
