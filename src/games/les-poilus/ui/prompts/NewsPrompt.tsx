import type { GameEvent } from '#games/les-poilus/engine/index.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import * as m from '#messages';
import { useGameOnScreen } from '../game.ts';

interface Props {
  readonly events: readonly GameEvent[];
  readonly onGoOn: () => void;
}

const FAILS = ['mission-failed'];

/** What everybody should see before the game goes on: a card of a trap, the end of a mission. */
export function NewsPrompt({ events, onGoOn }: Props) {
  const { who, state } = useGameOnScreen();
  const title = titleOf(events);
  // Where the game goes on at once, whoever has the most support takes nothing.
  const unhelped = events.slice(0, -1).find((event) => event.type === 'support-won');
  return (
    <section class="aid-panel poilus-panel" aria-labelledby="aid-prompt">
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {title}
      </h2>
      <ol class="since">
        {events.map((event, n) => (
          <li key={n} class={FAILS.includes(event.type) ? 'since__grave' : undefined}>
            {eventText(event, who)}
            {event === unhelped &&
              ` ${unhelped.seat < state.players.length ? m.poilus_aid_nothing_to_take() : m.poilus_aid_chaplain_won()}`}
          </li>
        ))}
      </ol>
      <button type="button" class="aid-primary" onClick={onGoOn}>
        {m.poilus_go_on()}
      </button>
    </section>
  );
}

function titleOf(events: readonly GameEvent[]): string {
  const has = (type: GameEvent['type']) => events.some((event) => event.type === type);
  if (has('mission-failed')) return m.poilus_news_failed();
  if (has('mission-succeeded')) return m.poilus_news_succeeded();
  if (has('trap-set-off')) return m.poilus_news_trap();
  if (has('clumsiness')) return m.poilus_news_clumsy();
  return m.poilus_news_christmas();
}
