import { Dices } from 'lucide-preact';
import * as m from '#messages';
import { freshSeed } from '#play/screen/hooks/fresh-seed.ts';
import { PROMPT } from '#play/screen/hooks/use-focus.ts';
import { Go } from '#play/screen/parts/Ask.tsx';
import { READINGS, SPLITS } from '#resist/data/index.ts';
import type { SetUp } from '#resist/table/index.ts';
import { READING_NAMES, SPLIT_NAMES } from '#resist/words/results.ts';

/** The longest seed a record takes. */
const LONGEST_SEED = 200;

interface PracticeSetUpProps {
  readonly setUp: SetUp;
  readonly onDecide: (change: Partial<SetUp>) => void;
  readonly onStart: () => void;
}

/** What is decided before a game: how the decks are made, which reading, what they are dealt by. */
export function PracticeSetUp({ setUp, onDecide, onStart }: PracticeSetUpProps) {
  return (
    <form
      class="aid-setup"
      aria-labelledby={PROMPT}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <h2 id={PROMPT} class="aid-prompt" tabIndex={-1}>
        {m.play_setup_new()}
      </h2>
      <fieldset class="aid-radios">
        <legend>{m.resist_setup_decks()}</legend>
        {SPLITS.map((split) => (
          <label key={split} class="aid-radio">
            <input
              type="radio"
              name="split"
              checked={split === setUp.split}
              onChange={() => onDecide({ split })}
            />
            <span>
              {SPLIT_NAMES[split]()}
              <small>
                {split === 'random' ? m.resist_setup_random_note() : m.resist_setup_draft_note()}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset class="aid-radios">
        <legend>{m.resist_setup_reading()}</legend>
        {READINGS.map((reading) => (
          <label key={reading} class="aid-radio">
            <input
              type="radio"
              name="reading"
              checked={reading === setUp.reading}
              onChange={() => onDecide({ reading })}
            />
            <span>
              {READING_NAMES[reading]()}
              <small>
                {reading === 'strict'
                  ? m.resist_setup_strict_note()
                  : m.resist_setup_lenient_note()}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      <div class="seed">
        <label class="aid-field">
          {m.play_seed()}
          <input
            type="text"
            value={setUp.seed}
            maxLength={LONGEST_SEED}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => onDecide({ seed: currentTarget.value })}
          />
        </label>
        <button
          type="button"
          class="aid-icon-button"
          aria-label={m.play_seed_new()}
          onClick={() => onDecide({ seed: freshSeed() })}
        >
          <Dices aria-hidden="true" />
        </button>
        <button type="button" class="aid-secondary" onClick={() => onDecide({ seed: today() })}>
          {m.play_seed_daily()}
        </button>
      </div>
      <p class="aid-hint">{m.resist_setup_seed_hint()}</p>
      <Go>
        <button type="submit" class="aid-primary">
          {m.play_start()}
        </button>
      </Go>
    </form>
  );
}

/** The date at Greenwich, as 2026-11-21: the same day, and the same deal, for everybody. */
const today = (): string => new Date().toISOString().slice(0, 10);
