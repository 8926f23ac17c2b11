import * as m from '#messages';
import { turnOf, useGame } from '../game.ts';
import { Confirm, useChoice } from './Confirm.tsx';
import { Panel } from './Panel.tsx';

/** The leader says how many cards everybody draws. */
export function IntensityPrompt() {
  const { state, who, legal, choice } = useGame();
  const choose = useChoice();
  const { players, trials } = state;
  const count = choice ? Number(choice.split(':')[1]) : undefined;
  const dealt = count === undefined ? 0 : Math.min(trials, count * players.length);
  return (
    <Panel title={m.poilus_ask_intensity({ who: who(turnOf(state)) })}>
      <ul class="numbers" aria-label={m.poilus_intensity()}>
        {legal.map((move) => (
          <li key={move}>
            <button type="button" aria-pressed={move === choice} onClick={() => choose(move)}>
              {move.split(':')[1]}
            </button>
          </li>
        ))}
      </ul>
      <p class="outlook" role="status">
        {count === undefined
          ? m.poilus_intensity_hint({ trials })
          : m.poilus_intensity_outlook({ dealt, left: trials - dealt })}
      </p>
      <Confirm idle={m.poilus_choose_number()} />
    </Panel>
  );
}
