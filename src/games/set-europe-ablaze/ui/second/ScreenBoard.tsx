import { useMemo } from 'preact/hooks';
import { loggedPosition, type Position } from '#games/set-europe-ablaze/engine/log/index.ts';
import { logEventText, stepName } from '#games/set-europe-ablaze/i18n/event-text.ts';
import { SIDE_NAMES } from '#games/set-europe-ablaze/i18n/names.ts';
import { keptTables, type seaMachine } from '#games/set-europe-ablaze/session/index.ts';
import * as m from '#messages';
import type { BoardProps } from '#play/ui/second-screen/SecondScreen.tsx';
import { Brief } from '../Brief.tsx';
import { GameMap } from '../map/GameMap.tsx';
import { Standing, TurnProgress } from '../Standing.tsx';
import { areaIds, type Sea, SeaAidContext, SIDES, useSea } from '../sea.ts';

/** What both players may see of a game, to be looked at from both sides of the board. */
export function ScreenBoard({ state, tools }: BoardProps<typeof seaMachine>) {
  const { context } = state;
  const kept = useMemo(keptTables, [context.course]);
  if (context.course.counted.length === 0) return null;
  const sea: Sea = {
    context,
    matches: (value) => state.matches(value),
    send: () => {},
    kept,
    keepTables: () => {},
    language: document.documentElement.lang,
    show: () => {},
  };
  const ids = areaIds(loggedPosition(context.course), kept);
  return (
    <SeaAidContext.Provider value={sea}>
      <div class="screen-game sea sea-screen">
        <header class="sea-status">
          <TurnProgress />
          <div class="sea-points">
            <Standing />
          </div>
        </header>
        <div class="sea-board">
          <GameMap />
          <ul class="sea-areas">
            {ids.map((id) => (
              <AreaShown id={id} key={id} />
            ))}
          </ul>
        </div>
        <div class="sea-board">
          <Happening />
          <Hands />
          {tools}
        </div>
      </div>
    </SeaAidContext.Provider>
  );
}

function AreaShown({ id }: { readonly id: string }) {
  const { now, nameOf } = useSea();
  const isHere = now.impulse.area === id;
  return (
    <li class="sea-card" data-here={isHere}>
      <b>{nameOf(id)}</b>
      <Brief id={id} />
    </li>
  );
}

/** How much of what happened last is told. */
const TOLD = 4;

/** Where the turn stands, and what happened last. */
function Happening() {
  const { now, context, nameOf } = useSea();
  const last = context.course.counted.slice(-TOLD).toReversed();
  return (
    <section class="aid-panel" role="status" aria-label={m.play_second_status()}>
      <p class="aid-prompt">{standing(now, nameOf)}</p>
      <ol class="sea-screen__news">
        {last.map(({ event, position }) => (
          <li key={event.n}>{logEventText({ event, after: position, nameOf })}</li>
        ))}
      </ol>
    </section>
  );
}

/** Whose Impulse it is and where, or the step of the turn. */
function standing(now: Position, nameOf: (area: string) => string): string {
  const side = SIDE_NAMES[now.active]();
  if (now.phase === 'ops.act') {
    return m.ablaze_aid_impulse_in({ side, area: nameOf(now.impulse.area) });
  }
  return now.phase === 'ops.open' ? m.ablaze_aid_impulse_of({ side }) : stepName(now);
}

/** How many cards each side holds; which ones, nobody tells. */
function Hands() {
  const { now } = useSea();
  return (
    <p class="sea-card">
      {SIDES.map((side) =>
        m.ablaze_aid_hand_of({ side: SIDE_NAMES[side](), cards: now.hand[side] }),
      ).join(' · ')}
    </p>
  );
}
