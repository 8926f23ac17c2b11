import type { ComponentChildren } from 'preact';
import * as m from '#messages';
import { HandCards } from '../board/Hand.tsx';
import { turnOf, useGameOnScreen } from '../game.ts';
import { Confirm, useChoice } from './Confirm.tsx';
import { OwnTiles } from './OwnHand.tsx';
import { outlookOf } from './outlook.ts';
import { PromptPanel } from './Panel.tsx';

interface Props {
  /** Whether the hand lies elsewhere on the screen. */
  readonly withoutHand: boolean;
  /** What else can be asked for: the coach. */
  readonly more?: ComponentChildren;
}

/** The leader says how many cards everybody draws, and thinks of those carried over. */
export function IntensityPrompt({ withoutHand, more }: Props) {
  const { state, who, legal, choice } = useGameOnScreen();
  const choose = useChoice();
  const { cards, tileIds } = state.players[turnOf(state)];
  return (
    <PromptPanel
      title={m.poilus_ask_intensity({ who: who(turnOf(state)) })}
      under={tileIds && !withoutHand && <OwnTiles tiles={tileIds} />}
    >
      {!withoutHand && cards && cards.length > 0 && (
        <HandCards cards={cards} label={m.poilus_hand()} />
      )}
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
        {choice === undefined
          ? m.poilus_intensity_hint({ trials: state.trials })
          : outlookOf(state, choice).text}
      </p>
      {more && <div class="actions">{more}</div>}
      <Confirm idle={m.poilus_choose_number()} />
    </PromptPanel>
  );
}
