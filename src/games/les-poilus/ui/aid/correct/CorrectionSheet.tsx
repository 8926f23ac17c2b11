import { X } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { CARD_IDS, HARDSHIP_IDS, THREATS } from '#games/les-poilus/data/index.ts';
import {
  type PlayerState,
  type Seat,
  type Snapshot,
  tableOf,
} from '#games/les-poilus/engine/index.ts';
import { cardInWords } from '#games/les-poilus/i18n/cards.ts';
import { faultText } from '#games/les-poilus/i18n/faults.ts';
import {
  type AidSaves,
  cameBack,
  checked,
  correctTable,
  type TableChange,
  withActionOf,
} from '#games/les-poilus/session/index.ts';
import { useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { CorrectionButtons, TableFaults } from '#play/ui/correct/CorrectionParts.tsx';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import type { TableSession } from '../mode.ts';
import { leftToSee } from '../Sheets.tsx';

const ADJUSTED: Readonly<Record<ReturnType<typeof checked>['adjusted'][number], () => string>> = {
  trials: m.poilus_aid_adjusted_trials,
  morale: m.poilus_aid_adjusted_morale,
  turn: m.poilus_aid_adjusted_turn,
  leader: m.poilus_aid_adjusted_leader,
};

/**
 * Sets anything to what really lies on the table, a misdeal too. What follows from the rest is made to
 * fit and said; what cannot be is named with its rule, and the game waits unchanged until it can.
 */
export function AidCorrection({ onDone }: { readonly onDone: () => void }) {
  const { send } = useSession<TableSession>();
  const { position } = useActiveSession<AidSaves>();
  const { who } = useGameOnScreen();
  const [now, setNow] = useState(() => checked(tableOf(position)));
  const { table, adjusted, faults } = now;
  const change = (wanted: TableChange) => setNow(correctTable(table, wanted));
  const part = { state: table.state, change };
  const isOver = table.state.phase === 'over';
  return (
    <div class="aid-correct">
      <p class="aid-hint">{isOver ? m.poilus_aid_correct_over() : m.play_correct_hint()}</p>
      <CorrectNumbers {...part} onAction={(seat) => setNow(withActionOf(table, seat))} />
      {table.state.players.map((_, seat) => (
        <CorrectPlayer key={seat} seat={seat} {...part} />
      ))}
      <CorrectLaidCards {...part} />
      <div class="aid-correct__verdict" role="status">
        {adjusted.length > 0 && (
          <>
            <p>{m.play_correct_adjusted()}</p>
            <ul>
              {adjusted.map((one) => (
                <li key={one}>{ADJUSTED[one]()}</li>
              ))}
            </ul>
          </>
        )}
        <TableFaults faults={faults} text={(fault) => faultText(fault, who)} />
      </div>
      <CorrectionButtons
        isSound={faults.length === 0}
        onUse={() => send({ type: 'correct', board: table })}
        onDone={onDone}
      />
    </div>
  );
}

/** What each part of a correction is told, and how it says what really lies there. */
interface CorrectionProps {
  readonly state: Snapshot;
  readonly change: (change: TableChange) => void;
}

/** No deck ever holds more. */
const MOST_CARDS = 59;
const MOST_MISSIONS = 30;
const MOST_TOKENS = 5;
/** Questions of a mission; a correction can go on with an action instead. */
const ASKED = ['action', 'trap', 'clumsy', 'speech', 'christmas'];

interface Props extends CorrectionProps {
  /** The mission goes on with an action of that seat. */
  readonly onAction: (seat: Seat) => void;
}

/** Both decks, mission and tokens, who leads and whose turn it is. */
function CorrectNumbers({ state, change, onAction }: Props) {
  return (
    <fieldset>
      <legend>{m.poilus_aid_correct_counts()}</legend>
      <Stepper
        name={m.poilus_deck_trials()}
        value={state.trials}
        most={MOST_CARDS}
        onChange={(trials) => change({ trials })}
      />
      <Stepper
        name={m.poilus_deck_morale()}
        value={state.morale}
        most={MOST_CARDS}
        onChange={(morale) => change({ morale })}
      />
      <Stepper
        name={m.poilus_aid_mission()}
        value={state.mission}
        most={MOST_MISSIONS}
        onChange={(mission) => change({ mission: Math.max(1, mission) })}
      />
      <Stepper
        name={m.poilus_aid_pool()}
        value={state.speechPool}
        most={MOST_TOKENS}
        onChange={(speechPool) => change({ speechPool })}
      />
      <SeatChoice
        label={m.poilus_aid_leads()}
        seat={state.leader}
        onChoose={(leader) => change({ leader })}
      />
      {ASKED.includes(state.phase) && (
        <SeatChoice label={m.poilus_aid_acts()} seat={state.acting ?? 0} onChoose={onAction} />
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly seat: Seat;
  readonly onChoose: (seat: Seat) => void;
}

function SeatChoice({ label, seat, onChoose }: ChoiceProps) {
  const { who, state } = useGameOnScreen();
  return (
    <Select
      legend={label}
      values={state.players.map((_, n) => n)}
      value={seat}
      label={who}
      onChoose={onChoose}
    />
  );
}

const MOST_HELD = 30;
const MOST_TILES = 15;
const BORNE = HARDSHIP_IDS.filter((id) => id !== 'merry-christmas');
/** Phases of a mission, in which somebody is in or out. */
const ACTING = ['action', 'trap', 'clumsy', 'speech', 'christmas'];

/** What changes with a player who has fallen back after all, with a tile where one was left. */
const leftAfterAll = ({ tiles }: PlayerState): Partial<PlayerState> => ({
  in: false,
  tiles: Math.max(0, tiles - 1),
  placed: tiles > 0,
  placedTile: null,
});

/** One player: hand, in or out, charm, tiles, tokens, hardships from the oldest on. */
function CorrectPlayer({ state, change, seat }: CorrectionProps & { readonly seat: Seat }) {
  const { who } = useGameOnScreen();
  const player = state.players[seat];
  const set = (wanted: Partial<PlayerState>) => change({ seat, player: wanted });
  const lying = state.players.flatMap(({ hardships }) => hardships);
  return (
    <details class="aid-more">
      <summary>{who(seat)}</summary>
      <Stepper
        name={m.poilus_aid_hand()}
        value={player.hand}
        most={MOST_HELD}
        onChange={(hand) => set({ hand })}
      />
      <Stepper
        name={m.poilus_aid_tiles()}
        value={player.tiles}
        most={MOST_TILES}
        onChange={(tiles) => set({ tiles })}
      />
      <Stepper
        name={m.poilus_aid_tokens()}
        value={player.speech}
        most={MOST_TOKENS}
        onChange={(speech) => set({ speech })}
      />
      {ACTING.includes(state.phase) && (
        <CheckBox
          name={m.poilus_soldier_in()}
          isOn={player.in}
          onChange={(isIn) => set(isIn ? cameBack(player) : leftAfterAll(player))}
        />
      )}
      <CheckBox
        name={m.poilus_aid_charm_unused()}
        isOn={player.charm}
        onChange={(charm) => set({ charm })}
      />
      <CardList
        title={m.poilus_aid_bears()}
        cards={player.hardships}
        toAdd={BORNE.filter((id) => !lying.includes(id))}
        onChange={(hardships) => set({ hardships })}
      />
    </details>
  );
}

/** No man's land in the order played, and what has left the game. */
function CorrectLaidCards({ state, change }: CorrectionProps) {
  const left = leftToSee(state);
  const threats = THREATS.map(({ id }) => id).filter((id) => left(id) > 0);
  const isMission = state.acting !== null;
  return (
    <>
      {isMission && (
        <CardList
          title={m.poilus_no_mans_land()}
          cards={state.noMansLand}
          toAdd={threats}
          onChange={(noMansLand) => change({ noMansLand })}
        />
      )}
      <details class="aid-more">
        <summary>{m.poilus_aid_out_of_game({ count: state.removed.length })}</summary>
        <CardList
          title={m.poilus_aid_out_of_game({ count: state.removed.length })}
          cards={state.removed}
          toAdd={CARD_IDS.filter((id) => left(id) > 0)}
          onChange={(removed) => change({ removed })}
        />
      </details>
    </>
  );
}

interface CardListProps {
  readonly title: string;
  readonly cards: readonly string[];
  /** What could lie there as well. */
  readonly toAdd: readonly string[];
  readonly onChange: (cards: readonly string[]) => void;
}

/** Cards that lie somewhere, in their order: taken away, or one more put after them. */
function CardList({ title, cards, toAdd, onChange }: CardListProps) {
  return (
    <div class="card-list">
      <p class="aid-legend">{title}</p>
      <ul>
        {cards.map((card, place) => (
          <li key={`${card} ${place}`}>
            <span>{cardInWords(card)}</span>
            <button
              type="button"
              class="aid-icon-button"
              aria-label={m.poilus_aid_take_away({ card: cardInWords(card) })}
              onClick={() => onChange(cards.filter((_, n) => n !== place))}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <label class="aid-field">
        <span class="visually-hidden">{m.poilus_aid_put({ where: title })}</span>
        <select
          value=""
          onChange={({ currentTarget }) => {
            onChange([...cards, currentTarget.value]);
            currentTarget.value = '';
          }}
        >
          <option value="" disabled>
            {m.poilus_aid_put_card()}
          </option>
          {toAdd.map((card) => (
            <option key={card} value={card}>
              {cardInWords(card)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
