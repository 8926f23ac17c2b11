import type { Seat } from '#games/les-poilus/engine/index.ts';
import { useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { Stepper } from '#play/ui/parts/Stepper.tsx';
import type { CorrectionProps } from './CardList.tsx';

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
    <label class="aid-field">
      {label}
      <select
        value={String(seat)}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        {state.players.map((_, n) => (
          <option key={n} value={n}>
            {who(n)}
          </option>
        ))}
      </select>
    </label>
  );
}
