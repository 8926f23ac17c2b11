import { useLayoutEffect, useState } from 'preact/hooks';
import type { Seat } from '#games/les-poilus/engine/index.ts';
import { charmInWords } from '#games/les-poilus/i18n/cards.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import {
  completeSetUp,
  type SetUpInProgress,
  type SharedDeal,
  WAYS,
  type Way,
  withName,
} from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { usePlayContext } from '#play/ui/frame/play-context.ts';
import { useSession } from '#play/ui/frame/session.ts';
import { DrawnNext } from '#play/ui/frame/skeleton.tsx';
import { Games } from '#play/ui/games/Games.tsx';
import { Radios } from '#play/ui/parts/Radios.tsx';
import { SeedField } from '#play/ui/parts/SeedField.tsx';
import { SetUpForm } from '#play/ui/parts/SetUpForm.tsx';
import { Statistics } from '#play/ui/statistics/Statistics.tsx';
import { PlayersChoice, ReadingChoices, SameName, VariantChoice } from '../GameChoices.tsx';
import { keepOwnSeat } from '../letters/own-seat.ts';
import type { PoilusSession } from '../mode.ts';
import { POILUS_FILES } from './files.ts';

const loadGame = () => import('./PracticeGame.tsx');

interface Props {
  /** What somebody's link has decided already. */
  readonly deal?: SharedDeal | undefined;
}

/** A game, or between games: a new one and those that are kept. */
export function PoilusPracticeRoom({ deal }: Props) {
  const { state, send } = useSession<PoilusSession>();
  const { openTable } = usePlayContext();
  // Before anything can be tapped: a choice made at once is not set back.
  useLayoutEffect(() => {
    if (!deal) return;
    const { players, ...others } = deal;
    // The number of players settles options anew, so it comes first.
    send({ type: 'configure', change: { players } });
    send({ type: 'configure', change: others });
  }, []);
  const between = (
    <>
      <PoilusSetUpForm
        draft={state.context.draft}
        onDecide={(change) => send({ type: 'configure', change })}
        onStart={({ isEach, own }) => {
          if (own !== undefined) {
            keepOwnSeat(state.context.id, Math.min(own, state.context.draft.players - 1));
          }
          send({ type: 'start' });
          if (isEach) openTable?.();
          // The table begins at its top, however far down the button was.
          window.scrollTo({ top: 0, behavior: 'instant' });
        }}
      />
      <DrawnNext>
        <Games files={POILUS_FILES} />
        <Statistics load={() => import('./Counted.tsx')} />
      </DrawnNext>
    </>
  );
  return (
    <Lazy load={loadGame} before={state.matches('setUp') && between}>
      {({ PoilusPracticeGame }) => <PoilusPracticeGame />}
    </Lazy>
  );
}

/** What becomes of a game that has begun: the others get a device each, or letters from this one's seat. */
interface HowBegun {
  readonly isEach: boolean;
  readonly own: Seat | undefined;
}

interface SetUpFormProps {
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
function PoilusSetUpForm({ draft, onDecide, onStart }: SetUpFormProps) {
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

interface OwnProps extends Pick<SetUpFormProps, 'draft'> {
  readonly own: Seat;
  readonly onOwn: (seat: Seat) => void;
}

/** Whose this device is. */
function Own({ draft, own, onOwn }: OwnProps) {
  const setUp = completeSetUp(draft);
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
function Names({ draft, onDecide }: Pick<SetUpFormProps, 'draft' | 'onDecide'>) {
  const { soldiers } = completeSetUp(draft);
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
