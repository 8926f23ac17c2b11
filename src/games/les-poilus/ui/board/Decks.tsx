import { LEAST_DROP } from '#games/les-poilus/data/index.ts';
import { dropFor } from '#games/les-poilus/engine/index.ts';
import * as m from '#messages';
import { useGameOnScreen } from '../game.ts';

/** The decks as clocks, and where the game is: what lies in Trials, and how long Morale lasts. */
export function Decks() {
  const { state } = useGameOnScreen();
  const held = state.players.reduce((sum, { hand }) => sum + hand, 0);
  const demoralised = state.players.some(({ hardships }) => hardships.includes('demoralised'));
  const drop = dropFor(held, demoralised);
  return (
    <header class="decks">
      <Deck
        of="trials"
        count={state.trials}
        name={m.poilus_deck_trials()}
        hint={m.poilus_deck_trials_hint()}
      />
      <p class="decks__mission">
        <b>{m.poilus_moment_mission({ mission: state.mission })}</b>
        <span>{m.poilus_deck_pool({ count: state.speechPool })}</span>
      </p>
      <Deck
        of="morale"
        count={state.morale}
        name={m.poilus_deck_morale()}
        hint={m.poilus_deck_drop({ count: drop })}
      />
    </header>
  );
}

interface Props {
  readonly of: 'trials' | 'morale';
  readonly count: number;
  readonly name: string;
  readonly hint: string;
}

/** So many cards make a full ring: no deck is ever larger. */
const FULL = 39;
const ROUND = 2 * Math.PI * 15;

function Deck({ of, count, name, hint }: Props) {
  const part = Math.min(1, count / FULL) * ROUND;
  const isLow = of === 'morale' && count <= LEAST_DROP * 2;
  return (
    <p class={`deck deck--${of}${isLow ? ' deck--low' : ''}`}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="15" />
        <circle cx="20" cy="20" r="15" class="deck__part" stroke-dasharray={`${part} ${ROUND}`} />
      </svg>
      <span>
        <b>{count}</b> {name}
        <small>{hint}</small>
      </span>
    </p>
  );
}
