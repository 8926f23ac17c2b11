import type { ComponentChildren } from 'preact';
import type { Outcome } from '#games/les-poilus/engine/index.ts';
import { endingName, endingText, resultText } from '#games/les-poilus/i18n/events.ts';
import * as m from '#messages';
import { useGameOnScreen } from '../game.ts';

interface Props {
  readonly outcome: Outcome;
  /** Cards Morale lost after each mission, in order, and whether it came off. */
  readonly missions: readonly { readonly isSuccess: boolean; readonly drop: number }[];
  readonly children?: ComponentChildren;
}

const CAPTION = 'poilus-missions';

/** The end: what it came to, what each mission cost, and again. */
export function PoilusOverPrompt({ outcome, missions, children }: Props) {
  const { state } = useGameOnScreen();
  const isWon = outcome.result === 'win';
  const most = Math.max(1, ...missions.map(({ drop }) => drop));
  const held = state.players.reduce((sum, { hand }) => sum + hand, 0);
  return (
    <section class="aid-panel poilus-panel" aria-labelledby="aid-prompt">
      <p class="aid-kicker">{isWon ? m.poilus_over_won() : m.poilus_over_lost()}</p>
      <h2
        id="aid-prompt"
        class={`aid-prompt aid-result aid-result--${outcome.result}`}
        tabIndex={-1}
        aria-label={resultText(outcome)}
      >
        {endingName(outcome.reason)}
      </h2>
      <p>{endingText(outcome.reason)}</p>
      <p id={CAPTION} class="missions__name">
        {m.poilus_over_missions()}
      </p>
      <ol class="missions" aria-labelledby={CAPTION} style={{ '--most': most }}>
        {missions.map(({ isSuccess, drop }, n) => (
          <li
            key={n}
            class={isSuccess ? 'mission' : 'mission mission--failed'}
            aria-label={
              isSuccess
                ? m.poilus_over_succeeded({ mission: n + 1, drop })
                : m.poilus_over_failed({ mission: n + 1, drop })
            }
          >
            <i style={{ '--drop': drop }} aria-hidden="true" />
            <span aria-hidden="true">{drop > 0 ? `−${drop}` : 0}</span>
            <small aria-hidden="true">{n + 1}</small>
          </li>
        ))}
      </ol>
      <p class="aid-hint">
        {m.poilus_over_left({ trials: state.trials, morale: state.morale, held })}
      </p>
      {children}
    </section>
  );
}
