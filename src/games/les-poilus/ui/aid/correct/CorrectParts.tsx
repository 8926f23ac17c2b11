import { X } from 'lucide-preact';
import { CARD_IDS, HARDSHIP_IDS, THREATS } from '#games/les-poilus/data/index.ts';
import type { PlayerState, Seat, Snapshot } from '#games/les-poilus/engine/index.ts';
import { cardInWords } from '#games/les-poilus/i18n/cards.ts';
import { cameBack, type TableChange } from '#games/les-poilus/session/index.ts';
import { useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { CheckBox } from '#play/ui/parts/Radios.tsx';
import { Select } from '#play/ui/parts/Select.tsx';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import { leftToSee } from '../Sheets.tsx';

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
export function CorrectNumbers({ state, change, onAction }: Props) {
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
export function CorrectPlayer({ state, change, seat }: CorrectionProps & { readonly seat: Seat }) {
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
export function CorrectLaidCards({ state, change }: CorrectionProps) {
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

/** What each part of a correction is told, and how it says what really lies there. */
interface CorrectionProps {
  readonly state: Snapshot;
  readonly change: (change: TableChange) => void;
}
