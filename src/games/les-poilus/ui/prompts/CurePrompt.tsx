import { moveInWords } from '#games/les-poilus/i18n/moves.ts';
import * as m from '#messages';
import { declinedLast } from '../declined-last.ts';
import { turnOf, useGame } from '../game.ts';
import { Confirm, useChoice } from './Confirm.tsx';
import { Panel } from './Panel.tsx';

/** Merry Christmas relieves anybody of one hardship. */
export function CurePrompt() {
  const { state, who } = useGame();
  return (
    <Panel title={m.poilus_ask_cure({ who: who(turnOf(state)) })}>
      <MoveList />
      <Confirm idle={m.poilus_choose_hardship()} />
    </Panel>
  );
}

/** The bonus of support: hardships, or the charm, or nothing. */
export function BonusPrompt() {
  const { state, who } = useGame();
  return (
    <Panel title={m.poilus_ask_bonus({ who: who(turnOf(state)) })}>
      <MoveList />
      <Confirm idle={m.poilus_choose_bonus()} />
    </Panel>
  );
}

/** All moves there are, one below the other. */
function MoveList() {
  const { legal, choice, who } = useGame();
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
