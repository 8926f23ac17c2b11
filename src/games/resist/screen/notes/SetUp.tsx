import * as m from '#messages';
import { RuleLink } from '#play/screen/frame/RuleLink.tsx';
import { PROMPT } from '#play/screen/hooks/use-focus.ts';
import { READINGS, type RuleId, SPLITS } from '#resist/data/index.ts';
import { READING_NAMES, SPLIT_NAMES } from '#resist/words/results.ts';
import type { Begun } from './begun.ts';
import { WAYS, type Way, wayOf } from './parts.ts';

const WAY_NAMES: Readonly<Record<Way, readonly [() => string, () => string]>> = {
  whole: [m.resist_notes_way_whole, m.resist_notes_way_whole_hint],
  strength: [m.resist_notes_way_strength, m.resist_notes_way_strength_hint],
  trackers: [m.resist_notes_way_trackers, m.resist_notes_way_trackers_hint],
};

/** What is laid out on the table before the first card is told, in order. */
const STEPS: readonly (readonly [() => string, RuleId])[] = [
  [m.resist_notes_setup_decks, 'resist.setup-decks'],
  [m.resist_notes_setup_spies, 'resist.setup-spies'],
  [m.resist_notes_setup_missions, 'resist.setup-missions'],
  [m.resist_notes_setup_garrisons, 'resist.setup-garrisons'],
  [m.resist_notes_setup_civilians, 'resist.setup-civilians'],
  [m.resist_notes_setup_hand, 'resist.setup-hand'],
];

interface Props {
  readonly begun: Begun;
  readonly onDecide: (change: Partial<Begun>) => void;
  readonly onStart: () => void;
}

/** Before a game: what is to be noted, how the decks are made, and what lies where on the table. */
export function SetUp({ begun: { split: decks, reading: read, off }, onDecide, onStart }: Props) {
  const way = wayOf(off);
  return (
    <form
      class="aid-setup"
      aria-labelledby={PROMPT}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
        window.scrollTo({ top: 0, behavior: 'instant' });
      }}
    >
      <h2 id={PROMPT} class="aid-prompt" tabIndex={-1}>
        {m.resist_notes_new()}
      </h2>
      <fieldset class="aid-radios">
        <legend>{m.resist_notes_ways()}</legend>
        {(Object.keys(WAYS) as Way[]).map((one) => (
          <label key={one} class="aid-radio">
            <input
              type="radio"
              name="way"
              checked={one === way}
              onChange={() => onDecide({ off: WAYS[one] })}
            />
            <span>
              {WAY_NAMES[one][0]()}
              <small>{WAY_NAMES[one][1]()}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {way !== 'strength' && (
        <fieldset class="aid-radios">
          <legend>{m.resist_setup_decks()}</legend>
          {SPLITS.map((split) => (
            <label key={split} class="aid-radio">
              <input
                type="radio"
                name="split"
                checked={split === decks}
                onChange={() => onDecide({ split })}
              />
              <span>
                {SPLIT_NAMES[split]()}
                <small>
                  {split === 'draft' ? m.resist_setup_draft_note() : m.resist_setup_random_note()}
                </small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset class="aid-radios">
        <legend>{m.resist_setup_reading()}</legend>
        {READINGS.map((reading) => (
          <label key={reading} class="aid-radio">
            <input
              type="radio"
              name="reading"
              checked={reading === read}
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
      {way === 'whole' && (
        <section class="rt-walk">
          <h3>{m.resist_notes_setup()}</h3>
          <ol>
            {STEPS.map(([say, rule]) => (
              <li key={rule}>
                {say()} <RuleLink rule={rule} brief />
              </li>
            ))}
          </ol>
        </section>
      )}
      <button type="submit" class="aid-primary">
        {m.play_start()}
      </button>
    </form>
  );
}
