import { useMemo } from 'preact/hooks';
import { snapshotOf } from '#games/les-poilus/engine/index.ts';
import { eventText, resultText } from '#games/les-poilus/i18n/events.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import {
  mayLook,
  type poilusMachine,
  publicEvents,
  seatAsked,
  visibleAt,
} from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import type { BoardProps } from '#play/ui/second-screen/SecondScreen.tsx';
import { PoilusBoard } from '../board/Board.tsx';
import { GameContext, lookedAt } from '../game.ts';
import '../style/poilus.css';
import { sentences } from '#shared/list-text.ts';

/**
 * A game in practice to be looked at from across the room: the table as all may see it. While hands are
 * secret none is here.
 */
export function PracticeBoard({ state, tools }: BoardProps<typeof poilusMachine>) {
  const { context } = state;
  const { game, replayed, names } = context;
  const who = useMemo(() => whoIn(game?.setUp ?? { soldiers: [] }, names), [game, names]);
  if (!game || !replayed) return null;
  const { position, outcome } = replayed;
  const isSecret = mayLook(context);
  const seen = isSecret ? visibleAt(position) : snapshotOf(position);
  const asked = seatAsked(context);
  const ask = seen.phase === 'intensity' ? m.poilus_ask_intensity : m.poilus_ask_action;
  const events = replayed.events.findLast((all) => publicEvents(all).length > 0) ?? [];
  const onScreen = lookedAt({
    // Whom the rules ask about a speech would tell who holds such a card.
    state: context.hearing ? { ...seen, turn: asked ?? null } : seen,
    soldiers: game.setUp.soldiers,
    who,
  });
  return (
    <GameContext.Provider value={onScreen}>
      <div class="screen-game poilus-screen">
        <PoilusBoard withHands={!isSecret} />
        <section class="aid-panel" role="status" aria-label={m.play_second_status()}>
          <p class="aid-prompt">
            {outcome ? resultText(outcome) : asked !== undefined && ask({ who: who(asked) })}
          </p>
          <p>{sentences(publicEvents(events).map((event) => eventText(event, who)))}</p>
        </section>
        {tools}
      </div>
    </GameContext.Provider>
  );
}
