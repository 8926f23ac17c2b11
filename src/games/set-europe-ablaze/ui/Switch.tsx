import type { JSX } from 'preact';

interface Props<Value> extends Pick<JSX.AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  readonly values: readonly Value[];
  readonly value: Value;
  /** What stands on a part of the switch. */
  readonly text: (value: Value) => string;
  /** Its name for those who hear it, where the text alone is too short. */
  readonly name?: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** One marker of a few places, drawn as one switch: a single stop of the Tab key, moved by the arrow keys. */
export function Switch<Value extends string | number>(props: Props<Value>) {
  const { values, value, text, name, onChoose, ...labelled } = props;
  const moved = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = (values.indexOf(value) + by + values.length) % values.length;
    onChoose(values[to]);
    event.currentTarget.querySelectorAll('button')[to].focus();
  };
  return (
    <div class="sea-seg" role="radiogroup" {...labelled} onKeyDown={moved}>
      {values.map((one) => (
        // biome-ignore lint/a11y/useSemanticElements: the places of one marker, drawn as one switch.
        <button
          type="button"
          key={one}
          role="radio"
          aria-checked={one === value}
          aria-label={name?.(one)}
          tabIndex={one === value ? 0 : -1}
          onClick={() => onChoose(one)}
        >
          {text(one)}
        </button>
      ))}
    </div>
  );
}
