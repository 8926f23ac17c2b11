import { eventText } from '#games/les-poilus/i18n/events.ts';
import { moveInWords } from '#games/les-poilus/i18n/moves.ts';
import type { AidSaves } from '#games/les-poilus/session/index.ts';
import { declinedLast } from '#games/les-poilus/ui/effect.ts';
import { turnOf, useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { useActiveSession } from '#play/ui/frame/session.ts';
import { sentences } from '#shared/list-text.ts';
import { AidPanel } from './AidPanel.tsx';

/** Merry Christmas relieves anybody of one hardship. */
export function ChristmasPanel() {
  const { state, who } = useGameOnScreen();
  return (
    <AidPanel title={m.poilus_ask_cure({ who: who(turnOf(state)) })}>
      <Moves />
    </AidPanel>
  );
}

/** The bonus of support, as the rules give it after a success or a failure. */
export function BonusPanel() {
  const { state, who, legal } = useGameOnScreen();
  const { replayed } = useActiveSession<AidSaves>();
  const events = replayed.events.flat();
  const won = events.findLast(({ type }) => type === 'support-won');
  const ended = events.findLast(
    ({ type }) => type === 'mission-failed' || type === 'mission-succeeded',
  );
  const isFailed = ended?.type === 'mission-failed';
  const bonus = isFailed
    ? m.poilus_aid_bonus_failed()
    : legal.includes('charm-back')
      ? m.poilus_aid_bonus_charm()
      : m.poilus_aid_bonus_two();
  return (
    <AidPanel title={m.poilus_ask_bonus({ who: who(turnOf(state)) })}>
      <p>{sentences([...(won ? [eventText(won, who)] : []), bonus])}</p>
      <Moves />
    </AidPanel>
  );
}

/** All that can be done, one below the other, by one tap. */
function Moves() {
  const { legal, move, who } = useGameOnScreen();
  return (
    <ul class="move-list">
      {declinedLast(legal).map((one) => (
        <li key={one}>
          <button type="button" onClick={() => move(one)}>
            {moveInWords(one, who)}
          </button>
        </li>
      ))}
    </ul>
  );
}
