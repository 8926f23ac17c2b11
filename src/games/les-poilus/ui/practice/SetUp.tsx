import { useState } from 'preact/hooks';
import type { Seat } from '#games/les-poilus/engine/index.ts';
import { charmInWords } from '#games/les-poilus/i18n/cards.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
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
import { PlayersChoice, ReadingChoices, SameName, VariantChoice } from '../GameChoices.tsx';

/** What becomes of a game that has begun: the others get a device each, or letters from this one's seat. */
interface HowBegun {
  readonly isEach: boolean;
  readonly own: Seat | undefined;
}

interface Props {
  readonly draft: SetUpInProgress;
  readonly onDecide: (change: Partial<SetUpInProgress>) => void;
  readonly onStart: (how: HowBegun) => void;
}

/**
 * A device each, and letters, are ways to begin: the game is one that goes round, and goes round again without
 * them.
 */
const EACH = 'each';
const LETTER = 'letter';
type Shown = Way | typeof EACH | typeof LETTER;
const SHOWN: readonly Shown[] = [...WAYS, EACH, LETTER];

const WAY_NAMES: Readonly<Record<Shown, () => string>> = {
  each: m.poilus_way_each,
  letter: m.poilus_way_letter,
  round: m.poilus_way_round,
  open: m.poilus_way_open,
};
const WAY_HINTS: Readonly<Record<Shown, () => string>> = {
  each: m.poilus_way_each_hint,
  letter: m.poilus_way_letter_hint,
  round: m.poilus_way_round_hint,
  open: m.poilus_way_open_hint,
};
/** From where the practice stands. */
const FIRST_MISSION = '../scenarios/first-mission/';
const LONGEST_NAME = 16;

/** Everything that is decided before a game: who plays, how hands are kept, variant, options, seed. */
export function PoilusSetUpForm({ draft, onDecide, onStart }: Props) {
  const [begins, setBegins] = useState<typeof EACH | typeof LETTER>();
  const [own, setOwn] = useState(0);
  const way: Shown = draft.way === 'round' ? (begins ?? draft.way) : draft.way;
  return (
    <SetUpForm
      title={m.play_setup_new()}
      start={m.play_start()}
      onStart={() => onStart({ isEach: way === EACH, own: way === LETTER ? own : undefined })}
    >
      <p class="aid-hint">
        <a href={FIRST_MISSION}>{m.poilus_guided_new()}</a>
      </p>
      <Radios
        legend={m.poilus_setup_way()}
        values={SHOWN}
        value={way}
        label={(one) => WAY_NAMES[one]()}
        onChoose={(one) => {
          const isBegun = one === EACH || one === LETTER;
          setBegins(isBegun ? one : undefined);
          onDecide({ way: isBegun ? 'round' : one });
        }}
      />
      <p class="aid-hint">{WAY_HINTS[way]()}</p>
      <PlayersChoice draft={draft} onDecide={onDecide} />
      <Names draft={draft} onDecide={onDecide} />
      {way === LETTER && <Own draft={draft} own={own} onOwn={setOwn} />}
      <VariantChoice draft={draft} onDecide={onDecide} />
      <ReadingChoices draft={draft} onDecide={onDecide} />
      <SeedField seed={draft.seed} onChange={(seed) => onDecide({ seed })} />
    </SetUpForm>
  );
}

interface OwnProps extends Pick<Props, 'draft'> {
  readonly own: Seat;
  readonly onOwn: (seat: Seat) => void;
}

/** Whose this device is. */
function Own({ draft, own, onOwn }: OwnProps) {
  const setUp = setUpOfDraft(draft);
  const who = whoIn(setUp, draft.names);
  const seats = setUp.soldiers.map((_, seat) => seat);
  return (
    <Radios
      legend={m.play_devices_which_seat()}
      values={seats}
      value={Math.min(own, seats.length - 1)}
      label={who}
      onChoose={onOwn}
    />
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
