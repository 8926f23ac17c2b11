import { Dices } from 'lucide-preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import { dailySeed, dateHere, freshSeed, typedSeed } from '#shared/seeds.ts';

/** The longest seed a save takes. */
const LONGEST = 200;

interface Props {
  readonly seed: string | undefined;
  readonly onChange: (seed: string) => void;
  /** For a game in which the deal of a day is more than its date as the seed. */
  readonly onDaily?: (date: string) => void;
}

/** What a game is dealt by: typed, thrown anew, or the day's. */
export function SeedField({
  seed,
  onChange,
  onDaily = (date) => onChange(dailySeed(date)),
}: Props) {
  /** As it is being typed; the game is dealt by what that comes to. */
  const [typed, setTyped] = useState('');
  return (
    <div class="aid-seed">
      <label class="aid-field">
        {m.play_seed()}
        <input
          type="text"
          value={typedSeed(typed) === seed ? typed : seed}
          maxLength={LONGEST}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onChange(typedSeed(currentTarget.value));
          }}
          onBlur={() => setTyped('')}
        />
      </label>
      <button
        type="button"
        class="aid-icon-button"
        aria-label={m.play_seed_new()}
        onClick={() => onChange(freshSeed())}
      >
        <Dices aria-hidden="true" />
      </button>
      <button type="button" class="aid-secondary" onClick={() => onDaily(dateHere())}>
        {m.play_seed_daily()}
      </button>
    </div>
  );
}
