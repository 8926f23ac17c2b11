import * as m from '#messages';
import { Case } from '../Case.tsx';

interface BarProps {
  readonly name: string;
  readonly value: number | undefined;
  readonly says: string | undefined;
  readonly number: string;
  /** Whether nothing tells it, so that it is asked for. */
  readonly isOpen: boolean;
  readonly onChange: (value: number | undefined) => void;
}

/** What has to be beaten: told by a table or an example, or asked for. */
export function Bar({ name, value, says, number, isOpen, onChange }: BarProps) {
  return (
    <p>
      {name} <Case of={number} />{' '}
      {isOpen ? (
        <label class="sea-number">
          <span class="visually-hidden">{name}</span>
          <input
            type="number"
            min={-10}
            max={30}
            value={value ?? ''}
            placeholder="?"
            onInput={({ currentTarget }) => {
              const to = currentTarget.valueAsNumber;
              onChange(Number.isInteger(to) ? to : undefined);
            }}
          />
          <small>{says ?? m.ablaze_see_aid()}</small>
        </label>
      ) : (
        <b>{says}</b>
      )}
    </p>
  );
}
