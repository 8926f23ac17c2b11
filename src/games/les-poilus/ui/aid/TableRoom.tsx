import { useState } from 'preact/hooks';
import { GAME, SOLDIERS, type SoldierId } from '#games/les-poilus/data/index.ts';
import { newGame, snapshotOf } from '#games/les-poilus/engine/index.ts';
import { KIND_NAMES, SOLDIER_NAMES, whoIn } from '#games/les-poilus/i18n/names.ts';
import {
  setUpOfTable,
  type TableSetUpInProgress,
  withName,
  withSoldier,
} from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { useSession } from '#play/ui/frame/session.ts';
import { DrawnNext } from '#play/ui/frame/skeleton.tsx';
import { Games } from '#play/ui/games/Games.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import { SetUpForm } from '#play/ui/parts/SetUpForm.tsx';
import { PlayersChoice, ReadingChoices, SameName, VariantChoice } from '../GameChoices.tsx';
import { LazySheet } from './LazySheet.tsx';
import type { TableSession } from './mode.ts';

const loadGame = () => import('./TableGame.tsx');

/** A game at the table; between games a new one, those that are kept, and the parts that need none. */
export function AidRoom() {
  const { state } = useSession<TableSession>();
  return (
    <Lazy load={loadGame} before={state.matches('setUp') && <BetweenGames />}>
      {({ AidGame }) => <AidGame />}
    </Lazy>
  );
}

function BetweenGames() {
  const { state, send } = useSession<TableSession>();
  const [only, setOnly] = useState<Only>();
  const close = () => setOnly(undefined);
  if (only === 'alarm') return <LazySheet>{(of) => <of.AlarmOnly onClose={close} />}</LazySheet>;
  if (only === 'morale') return <LazySheet>{(of) => <of.MoraleOnly onClose={close} />}</LazySheet>;
  return (
    <>
      <AidSetUp
        draft={state.context.draft}
        onDecide={(change) => send({ type: 'configure', change })}
        onStart={() => {
          send({ type: 'start' });
          // The table begins at its top, however far down the button was.
          window.scrollTo({ top: 0, behavior: 'instant' });
        }}
        onOnly={setOnly}
      />
      <DrawnNext>
        <Games />
      </DrawnNext>
    </>
  );
}

/** A part of the aid that needs no game. */
type Only = 'alarm' | 'morale';

interface Props {
  readonly draft: TableSetUpInProgress;
  readonly onDecide: (change: Partial<TableSetUpInProgress>) => void;
  readonly onStart: () => void;
  readonly onOnly: (only: Only) => void;
}

const LONGEST_NAME = 16;

/** What is told before the first mission, on one page, and what is laid out meanwhile. */
function AidSetUp(props: Props) {
  const { draft, onDecide, onStart, onOnly } = props;
  const who = whoIn(setUpOfTable(draft), draft.names);
  return (
    <SetUpForm title={m.poilus_aid_setup()} start={m.poilus_aid_start()} onStart={onStart}>
      <p class="aid-hint">{m.poilus_aid_setup_hint()}</p>
      <PlayersChoice draft={draft} onDecide={onDecide} />
      <Seats draft={draft} onDecide={onDecide} />
      <Select
        legend={m.poilus_aid_leader()}
        values={Array.from({ length: draft.players }, (_, seat) => seat)}
        value={draft.leader}
        label={who}
        onChoose={(leader) => onDecide({ leader })}
      />
      <VariantChoice draft={draft} onDecide={onDecide} />
      <ReadingChoices draft={draft} onDecide={onDecide} />
      <LaidOut draft={draft} />
      <p class="aid-hint">{m.poilus_aid_only()}</p>
      <div class="aid-buttons">
        <button type="button" class="aid-secondary" onClick={() => onOnly('alarm')}>
          {m.poilus_aid_only_alarm()}
        </button>
        <button type="button" class="aid-secondary" onClick={() => onOnly('morale')}>
          {m.poilus_aid_only_morale()}
        </button>
      </div>
    </SetUpForm>
  );
}

/** Who sits where, clockwise, and whose soldier lies there. */
function Seats({ draft, onDecide }: Pick<Props, 'draft' | 'onDecide'>) {
  return (
    <fieldset class="table-seats">
      <legend>{m.poilus_setup_names()}</legend>
      {draft.soldiers.slice(0, draft.players).map((soldier, seat) => (
        <div key={seat} class="table-seat">
          <input
            type="text"
            value={draft.names[seat] ?? ''}
            placeholder={m.poilus_seat({ seat: seat + 1 })}
            aria-label={m.poilus_aid_name_of({ seat: seat + 1 })}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            onInput={({ currentTarget }) =>
              onDecide({ names: withName(draft.names, seat, currentTarget.value) })
            }
          />
          <select
            aria-label={m.poilus_aid_soldier_of({ seat: seat + 1 })}
            value={soldier}
            onChange={({ currentTarget }) =>
              onDecide({
                soldiers: withSoldier(draft.soldiers, seat, currentTarget.value as SoldierId),
              })
            }
          >
            {SOLDIERS.map(({ id, charm }) => (
              <option key={id} value={id}>
                {m.poilus_aid_with_charm({
                  soldier: SOLDIER_NAMES[id](),
                  charm: KIND_NAMES[charm](),
                })}
              </option>
            ))}
          </select>
        </div>
      ))}
      <SameName names={draft.names} players={draft.players} />
    </fieldset>
  );
}

/** What lies on the table when the first mission begins. */
function LaidOut({ draft }: Pick<Props, 'draft'>) {
  const { trials, morale } = snapshotOf(newGame(setUpOfTable(draft)));
  const isRandom = draft.options.tileDeal === 'random';
  return (
    <details class="aid-more">
      <summary>{m.poilus_aid_lay_out()}</summary>
      <ul class="aid-list">
        <li>{m.poilus_aid_lay_trials({ trials })}</li>
        <li>{m.poilus_aid_lay_morale({ morale })}</li>
        <li>
          {isRandom
            ? m.poilus_aid_lay_tiles_random({ count: GAME.tilesEach })
            : m.poilus_aid_lay_tiles()}
          {draft.players < 4 && ` ${m.poilus_aid_lay_no_doubles()}`}
        </li>
        <li>{m.poilus_aid_lay_tokens({ count: GAME.speechTokens[draft.players] })}</li>
        {draft.options.twoPlayers === 'chaplain' && <li>{m.poilus_aid_lay_chaplain()}</li>}
      </ul>
    </details>
  );
}
