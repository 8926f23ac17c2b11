import { useState } from 'preact/hooks';
import { charmInWords } from '#games/les-poilus/i18n/cards.ts';
import { whoIn } from '#games/les-poilus/i18n/who.ts';
import {
  type SetUpInProgress,
  setUpOfDraft,
  WAYS,
  type Way,
  withName,
} from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { SeedField } from '#play/ui/parts/SeedField.tsx';
import { SetUpForm } from '#play/ui/parts/SetUpForm.tsx';
import { PlayersChoice, Readings, VariantChoice } from '../GameChoices.tsx';
import { SameName } from '../SameName.tsx';

interface Props {
  readonly draft: SetUpInProgress;
  readonly onDecide: (change: Partial<SetUpInProgress>) => void;
  /** Whether the others get a device each. */
  readonly onStart: (isEach: boolean) => void;
}

/** A device each is a way to begin: the game is one that goes round, and goes round again without them. */
const EACH = 'each';
type Shown = Way | typeof EACH;

const WAY_NAMES: Readonly<Record<Shown, () => string>> = {
  each: m.poilus_way_each,
  round: m.poilus_way_round,
  open: m.poilus_way_open,
};
const WAY_HINTS: Readonly<Record<Shown, () => string>> = {
  each: m.poilus_way_each_hint,
  round: m.poilus_way_round_hint,
  open: m.poilus_way_open_hint,
};
/** From where the practice stands. */
const FIRST_MISSION = '../scenarios/first-mission/';
const LONGEST_NAME = 16;

/** Everything that is decided before a game: who plays, how hands are kept, variant, options, seed. */
export function SetUp({ draft, onDecide, onStart }: Props) {
  const [isEach, setEach] = useState(false);
  const way: Shown = isEach && draft.way === 'round' ? EACH : draft.way;
  return (
    <SetUpForm
      title={m.play_setup_new()}
      start={m.play_start()}
      onStart={() => onStart(way === EACH)}
    >
      <p class="aid-hint">
        <a href={FIRST_MISSION}>{m.poilus_guided_new()}</a>
      </p>
      <Radios
        legend={m.poilus_setup_way()}
        values={[...WAYS, EACH] as const}
        value={way}
        label={(one) => WAY_NAMES[one]()}
        onChoose={(one) => {
          setEach(one === EACH);
          onDecide({ way: one === EACH ? 'round' : one });
        }}
      />
      <p class="aid-hint">{WAY_HINTS[way]()}</p>
      <PlayersChoice draft={draft} onDecide={onDecide} />
      <Names draft={draft} onDecide={onDecide} />
      <VariantChoice draft={draft} onDecide={onDecide} />
      <Readings draft={draft} onDecide={onDecide} />
      <SeedField seed={draft.seed} onChange={(seed) => onDecide({ seed })} />
    </SetUpForm>
  );
}

/** What the players call themselves, clockwise; each learns their soldier. */
function Names({ draft, onDecide }: Pick<Props, 'draft' | 'onDecide'>) {
  const { soldiers } = setUpOfDraft(draft);
  const soldierOf = whoIn({ soldiers });
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
            onInput={({ currentTarget }) =>
              onDecide({ names: withName(draft.names, seat, currentTarget.value) })
            }
          />
        </label>
      ))}
      <SameName names={draft.names} players={soldiers.length} />
    </fieldset>
  );
}
