import { Dices } from 'lucide-preact';
import * as m from '#messages';
import { freshSeed } from '#play/screen/hooks/fresh-seed.ts';
import { Go } from '#play/screen/parts/Ask.tsx';
import {
  LEAST_PLAYERS,
  MOST_PLAYERS,
  OPTIONS,
  type OptionId,
  type Options,
  VARIANT_IDS,
} from '../../data/index.ts';
import { type Draft, setUpOfDraft, WAYS, type Way } from '../../table/index.ts';
import { charmInWords } from '../../words/cards.ts';
import { whoIn } from '../../words/who.ts';
import { VARIANT_NAMES } from '../variants.ts';

interface Props {
  readonly draft: Draft;
  readonly onDecide: (change: Partial<Draft>) => void;
  readonly onStart: () => void;
}

const WAY_NAMES: Readonly<Record<Way, () => string>> = {
  round: m.poilus_way_round,
  open: m.poilus_way_open,
};
const WAY_HINTS: Readonly<Record<Way, () => string>> = {
  round: m.poilus_way_round_hint,
  open: m.poilus_way_open_hint,
};
const COUNTS = Array.from(
  { length: MOST_PLAYERS - LEAST_PLAYERS + 1 },
  (_, n) => LEAST_PLAYERS + n,
);
/** From where the practice stands. */
const FIRST_MISSION = '../scenarios/first-mission/';
const LONGEST_NAME = 16;
const LONGEST_SEED = 200;

/** Everything that is decided before a game: who plays, how hands are kept, variant, options, seed. */
export function SetUp({ draft, onDecide, onStart }: Props) {
  return (
    <form
      class="aid-setup"
      aria-labelledby="aid-prompt"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {m.play_setup_new()}
      </h2>
      <p class="aid-hint">
        <a href={FIRST_MISSION}>{m.poilus_guided_new()}</a>
      </p>
      <Radios
        legend={m.poilus_setup_way()}
        name="way"
        values={WAYS}
        value={draft.way}
        label={(way) => WAY_NAMES[way]()}
        onChoose={(way) => onDecide({ way })}
      />
      <p class="aid-hint">{WAY_HINTS[draft.way]()}</p>
      <Radios
        legend={m.poilus_setup_players()}
        name="players"
        values={COUNTS}
        value={draft.players}
        label={String}
        onChoose={(players) => onDecide({ players })}
      />
      <Names draft={draft} onDecide={onDecide} />
      <Radios
        legend={m.poilus_setup_variant()}
        name="variant"
        values={VARIANT_IDS}
        value={draft.variant}
        label={(id) => VARIANT_NAMES[id]()}
        onChoose={(variant) => onDecide({ variant })}
      />
      <Readings draft={draft} onDecide={onDecide} />
      <Seed draft={draft} onDecide={onDecide} />
      <Go>
        <button type="submit" class="aid-primary">
          {m.play_start()}
        </button>
      </Go>
    </form>
  );
}

interface RadiosProps<Value extends string | number> {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly label: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

function Radios<Value extends string | number>(props: RadiosProps<Value>) {
  const { legend, name, values, value, label, onChoose } = props;
  return (
    <fieldset class="aid-radios">
      <legend>{legend}</legend>
      {values.map((one) => (
        <label key={one} class="aid-radio">
          <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
          {label(one)}
        </label>
      ))}
    </fieldset>
  );
}

type PartProps = Pick<Props, 'draft' | 'onDecide'>;

/** What the players call themselves, clockwise; each learns their soldier. */
function Names({ draft, onDecide }: PartProps) {
  const { soldiers } = setUpOfDraft(draft);
  const soldierOf = whoIn({ soldiers });
  const rename = (seat: number, name: string) =>
    onDecide({
      names: Array.from({ length: MOST_PLAYERS }, (_, n) =>
        n === seat ? name : (draft.names[n] ?? ''),
      ),
    });
  return (
    <fieldset class="seat-names">
      <legend>{m.poilus_setup_names()}</legend>
      {soldiers.map((soldier, seat) => (
        <label key={seat} class="aid-field">
          <span>
            {m.poilus_setup_seat({
              seat: seat + 1,
              soldier: soldierOf(seat),
              charm: charmInWords(soldier),
            })}
          </span>
          <input
            type="text"
            value={draft.names[seat] ?? ''}
            placeholder={soldierOf(seat)}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            onInput={({ currentTarget }) => rename(seat, currentTarget.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}

const READINGS: Readonly<Record<OptionId, () => string>> = {
  twoPlayers: m.poilus_option_chaplain,
  tileDeal: m.poilus_option_random_tiles,
  fearful: m.poilus_option_fearful_no_mans_land,
  proud: m.poilus_option_proud_if_last,
};

/** Points on which tables differ, folded away: most people play them as usual. */
function Readings({ draft, onDecide }: PartProps) {
  const { options, players } = draft;
  const isOn = (id: OptionId) => options[id] === OPTIONS[id][1];
  const toggle = (id: OptionId) => {
    const { [id]: _, ...others } = options;
    onDecide({ options: isOn(id) ? others : ({ ...others, [id]: OPTIONS[id][1] } as Options) });
  };
  const ids = (Object.keys(READINGS) as OptionId[]).filter(
    (id) => id !== 'twoPlayers' || players === LEAST_PLAYERS,
  );
  return (
    <details class="aid-more">
      <summary>{m.poilus_setup_readings()}</summary>
      {ids.map((id) => (
        <label key={id} class="aid-check">
          <input type="checkbox" checked={isOn(id)} onChange={() => toggle(id)} />
          {READINGS[id]()}
        </label>
      ))}
    </details>
  );
}

function Seed({ draft, onDecide }: PartProps) {
  return (
    <div class="seed">
      <label class="aid-field">
        {m.play_seed()}
        <input
          type="text"
          value={draft.seed}
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
    </div>
  );
}
