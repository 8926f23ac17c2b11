import { useMemo } from 'preact/hooks';
import type { Resist } from '#games/resist/engine/index.ts';
import { momentText, outcomeText } from '#games/resist/i18n/moments.ts';
import type { practiceMachine } from '#games/resist/session/index.ts';
import * as m from '#messages';
import type { GameHistory } from '#play/history/game-history.ts';
import type { Step } from '#play/rules/game-rules.ts';
import type { BoardProps } from '#play/ui/second-screen/SecondScreen.tsx';
import { sentences } from '#shared/list-text.ts';
import { GameScreen } from '../GameScreen.tsx';
import { eventsSinceChoice, newsTexts } from '../News.tsx';
import { ViewContext, viewOf } from '../view.ts';

/** A game in practice to be looked at from across the room: the table, and what happened last. */
export function PracticeScreenBoard({ state, tools }: BoardProps<typeof practiceMachine>) {
  const { game, replayed } = state.context;
  const view = useMemo(() => {
    if (!game || !replayed) return undefined;
    const news = eventsSinceChoice(game.steps, replayed);
    const step = game.steps.length;
    const seen = viewOf(replayed.position, { selected: undefined, step, news, send: () => {} });
    // Here nothing can be chosen: a tap reads a card.
    return { ...seen, legal: new Set<string>() };
  }, [game, replayed]);
  if (!view || !game || !replayed) return null;
  const { position, outcome } = replayed;
  return (
    <ViewContext.Provider value={view}>
      <GameScreen
        refused={[]}
        instead={
          <section class="prompt" role="status" aria-label={m.play_second_status()}>
            <p class="prompt__phase">{outcome ? outcomeText(outcome) : momentText(position)}</p>
            <p class="rt-screen__news">{sentences(lastTold(game.steps, replayed))}</p>
          </section>
        }
        tools={tools}
      />
    </ViewContext.Provider>
  );
}

/** What was told last: where the last choice had no consequence to be told, what came before it stands on. */
function lastTold(steps: readonly Step<Resist>[], replayed: GameHistory<Resist>): string[] {
  for (let moment = steps.length; moment > 0; moment--) {
    const texts = newsTexts(eventsSinceChoice(steps, replayed, moment));
    if (texts.length > 0) return texts;
  }
  return [];
}
