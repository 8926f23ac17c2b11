import { GAME } from '#games/les-poilus/data/index.ts';
import { type GameEvent, snapshotOf } from '#games/les-poilus/engine/index.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import { unseenEvents } from '#games/les-poilus/session/index.ts';
import { useGameOnScreen } from '#games/les-poilus/ui/game.ts';
import * as m from '#messages';
import { RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { useSession } from '#play/ui/frame/session.ts';
import { sentences } from '#shared/list-text.ts';
import type { TableSession } from '../mode.ts';
import { ContinuePanel } from './AidPanel.tsx';

const ALSO = ['token-taken', 'leader-passed', 'leader-kept'];

/** Cards to move from Morale to Trials, why so many, and what is passed on. */
export function DroppedPanel() {
  const { who } = useGameOnScreen();
  const { context } = useSession<TableSession>().state;
  const events = unseenEvents(context);
  const drop = events.find((event) => event.type === 'morale-dropped');
  if (drop?.type !== 'morale-dropped') return null;
  const also = events.filter(({ type }) => ALSO.includes(type));
  const now = context.replayed && snapshotOf(context.replayed.position);
  return (
    <section class="aid-panel table-panel" aria-labelledby="aid-prompt">
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {m.poilus_aid_drop({ count: drop.cards })}
      </h2>
      <DropCards count={drop.cards} />
      <ul class="table-told">
        <li>
          {whySoMany(drop)} <RuleLink rule={drop.rule} />
        </li>
        {now && <li>{m.poilus_aid_then_lie({ morale: now.morale, trials: now.trials })}</li>}
        {also.map((event) => (
          <li key={event.type}>
            {eventText(event, who)} <RuleLink rule={event.rule} brief />
          </li>
        ))}
      </ul>
      <ContinuePanel>{m.poilus_aid_moved({ count: drop.cards })}</ContinuePanel>
    </section>
  );
}

/** "4 cards in hand, and one for Demoralised"; where Morale has fewer left, that these are all. */
export function whySoMany({
  cards,
  inHands,
  demoralised,
}: Extract<GameEvent, { type: 'morale-dropped' }>): string {
  const isShort = cards < Math.max(GAME.leastDrop, inHands) + demoralised;
  const hands =
    inHands > GAME.leastDrop
      ? m.poilus_aid_drop_hands({ count: inHands })
      : m.poilus_aid_drop_least({ count: inHands, least: GAME.leastDrop });
  return sentences([
    hands,
    ...(demoralised > 0 ? [m.poilus_aid_drop_demoralised()] : []),
    ...(isShort ? [m.poilus_aid_drop_short({ count: cards })] : []),
  ]);
}

/** The cards that go from Morale to Trials, to be counted with a finger. */
export function DropCards({ count }: { readonly count: number }) {
  return (
    <p class="drop-cards" role="img" aria-label={m.poilus_aid_cards_to_move({ count })}>
      {Array.from({ length: count }, (_, n) => (
        <i key={n} />
      ))}
    </p>
  );
}
