import { moveInWords } from '#games/les-poilus/i18n/moves.ts';
import * as m from '#messages';
import { declinedLast } from '../effect.ts';
import { turnOf, useGameOnScreen } from '../game.ts';
import { Confirm, useChoice } from './Confirm.tsx';
import { PromptPanel } from './Panel.tsx';

/** Merry Christmas relieves anybody of one hardship. */
export function CurePrompt() {
  const { state, who } = useGameOnScreen();
  return (
    <PromptPanel title={m.poilus_ask_cure({ who: who(turnOf(state)) })}>
      <MoveList />
      <Confirm idle={m.poilus_choose_hardship()} />
    </PromptPanel>
  );
}

/** The bonus of support: hardships, or the charm, or nothing. */
export function BonusPrompt() {
  const { state, who } = useGameOnScreen();
  return (
    <PromptPanel title={m.poilus_ask_bonus({ who: who(turnOf(state)) })}>
      <MoveList />
      <Confirm idle={m.poilus_choose_bonus()} />
    </PromptPanel>
  );
}

/** All moves there are, one below the other. */
function MoveList() {
  const { legal, choice, who } = useGameOnScreen();
  const choose = useChoice();
  return (
    <ul class="move-list">
      {declinedLast(legal).map((move) => (
        <li key={move}>
          <button type="button" aria-pressed={move === choice} onClick={() => choose(move)}>
            {moveInWords(move, who)}
          </button>
        </li>
      ))}
    </ul>
  );
}
