import { useState } from 'preact/hooks';
import { areaName, areaNamed } from '../i18n/names.ts';

interface Props {
  readonly label: string;
  readonly button: string;
  /** Ids that are taken. */
  readonly taken: readonly string[];
  /** Called with the id, and with the name where the id does not say it. */
  readonly onNamed: (id: string, told: { readonly name?: string }) => void;
}

/** A field for the name of an Area nobody has told of yet. */
export function AreaByName({ label, button, taken, onNamed }: Props) {
  const [name, setName] = useState('');
  const typed = name.trim();
  return (
    <form
      class="sea-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === '') return;
        const id = idFrom(typed, taken);
        setName('');
        onNamed(id, areaName(id) === typed ? {} : { name: typed });
      }}
    >
      <label class="aid-field">
        {label}
        <input
          type="text"
          value={name}
          maxLength={40}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit" class="aid-secondary" disabled={typed === ''}>
        {button}
      </button>
    </form>
  );
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The id of an Area by its name: small letters and hyphens. A name that the rules do not know, in
 * another script, gets one that is not taken.
 */
function idFrom(name: string, taken: readonly string[]): string {
  const known = areaNamed(name);
  if (known !== undefined) return known;
  const id = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');
  if (id !== '') return id;
  const free = [...LETTERS].map((letter) => `area-${letter}`).find((one) => !taken.includes(one));
  return free ?? `area-${LETTERS}`;
}
