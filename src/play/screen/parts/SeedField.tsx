import { Dices } from 'lucide-preact';
import * as m from '#messages';
import { freshSeed } from '../hooks/fresh-seed.ts';

/** The longest seed a save takes. */
const LONGEST = 200;

interface Props {
  readonly seed: string | undefined;
  readonly onChange: (seed: string) => void;
  /** For a game in which the deal of a day is more than its date as the seed. */
  readonly onDaily?: (date: string) => void;
}

/** What a game is dealt by: typed, thrown anew, or the day's. */
export function SeedField({ seed, onChange, onDaily = onChange }: Props) {
  return (
    <div class="aid-seed">
      <label class="aid-field">
        {m.play_seed()}
        <input
          type="text"
          value={seed}
          maxLength={LONGEST}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
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
      <button type="button" class="aid-secondary" onClick={() => onDaily(today())}>
        {m.play_seed_daily()}
      </button>
    </div>
  );
}

/** The date at Greenwich, as 2026-11-21: the same day, and the same deal, for everybody. */
const today = (): string => new Date().toISOString().slice(0, 10);
