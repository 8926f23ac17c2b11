import * as m from '#messages';

/** Dice as they lie; each is read out as its number. */
export function Faces({ dice }: { readonly dice: readonly number[] }) {
  return (
    <span class="sea-faces" role="img" aria-label={dice.join(' ')}>
      {dice.map((pips, place) => (
        <i key={place} data-pips={pips} aria-hidden="true">
          {PIPS[pips]}
        </i>
      ))}
    </span>
  );
}

const PIPS = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

/** Dice thrown by the device: chance of the browser's own, each face as likely as the other. */
export function thrown(count: number): readonly number[] {
  const dice: number[] = [];
  const bytes = new Uint8Array(1);
  while (dice.length < count) {
    const [byte = 0] = crypto.getRandomValues(bytes);
    // 252 is the largest multiple of six in a byte; what is beyond it would favour low faces.
    if (byte < 252) dice.push((byte % 6) + 1);
  }
  return dice;
}

interface TotalProps {
  readonly name: string;
  readonly dice: number;
  /** Whether more may be rolled than has been counted. */
  readonly isOpen?: boolean;
  readonly value: number | undefined;
  readonly onChange: (total: number | undefined) => void;
}

/** The sum of dice that were rolled at the table. */
export function TotalField({ name, dice, isOpen = false, value, onChange }: TotalProps) {
  return (
    <label class="sea-number">
      <span>{name}</span>
      <input
        type="number"
        inputMode="numeric"
        min={dice}
        max={dice * 6}
        value={value ?? ''}
        onInput={({ currentTarget }) => {
          const total = currentTarget.valueAsNumber;
          onChange(Number.isInteger(total) ? total : undefined);
        }}
      />
      <small>
        {isOpen && dice === 0
          ? m.ablaze_aid_not_counted()
          : m.ablaze_aid_from_to({ from: dice, to: dice * 6 })}
      </small>
    </label>
  );
}
