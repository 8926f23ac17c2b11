import { Minus, Plus } from 'lucide-preact';
import * as m from '#messages';

interface Props {
  readonly name: string;
  /** Nothing where nobody has counted: absent is not zero. */
  readonly value: number | undefined;
  readonly most: number;
  /** Called with null where it is counted no longer. */
  readonly onChange: (value: number | null) => void;
}

/** How many there are of something, one step at a time; below zero it is not counted at all. */
export function CountField({ name, value, most, onChange }: Props) {
  const less =
    value === undefined
      ? m.ablaze_aid_count_it({ name })
      : value === 0
        ? m.ablaze_aid_stop_counting({ name })
        : m.play_one_less({ name });
  return (
    <div class="aid-stepper" data-open={value === undefined}>
      <span>{name}</span>
      <button
        type="button"
        class="aid-icon-button"
        aria-label={less}
        onClick={() => onChange(value === undefined ? 0 : value === 0 ? null : value - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <output aria-label={name}>
        {value ?? <span title={m.ablaze_aid_not_counted()}>–</span>}
        {value === undefined && <span class="visually-hidden">{m.ablaze_aid_not_counted()}</span>}
      </output>
      <button
        type="button"
        class="aid-icon-button"
        aria-label={m.play_one_more({ name })}
        disabled={value !== undefined && value >= most}
        onClick={() => onChange((value ?? 0) + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
