import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { createActor } from 'xstate';
import { goalPairOf, snapshotOf } from '#maquis/engine/index.ts';
import { type Save, tableMachine } from '#maquis/table/index.ts';
import * as m from '#messages';
import type { Aid, Running } from '../aid/aid.ts';
import { HandNow, TracksNow } from '../aid/HowItStands.tsx';
import { resumed } from '../aid/resumed.ts';
import { townOf, wayOf } from '../aid/town-now.ts';
import { useWakeLock } from '../aid/use-wake-lock.ts';
import { PatrolCard } from '../PatrolCard.tsx';
import { TownMap } from '../TownMap.tsx';
import type { TownView } from '../town-view.ts';
import { lastDraw } from './last-draw.ts';
import { waitedFor } from './waited-for.ts';

interface Props {
  readonly save: Save;
  /** What little there is to press, below everything else. */
  readonly tools: ComponentChildren;
}

/** One game to be looked at from across the room. */
export function ScreenGame({ save, tools }: Props) {
  const state = useMemo(
    () => createActor(tableMachine, { input: resumed(save).input }).getSnapshot(),
    [save],
  );
  const { game, course } = state.context;
  useWakeLock(state.matches('playing') && !state.matches({ playing: 'over' }));
  if (!game || !course) {
    return (
      <section class="aid-panel screen__none">
        <h2 role="status">{m.maquis_screen_setting_up()}</h2>
        {tools}
      </section>
    );
  }
  const { position } = course;
  const running: Running = { game, course, position, now: snapshotOf(position) };
  return <Board state={state} running={running} tools={tools} />;
}

interface BoardProps extends Pick<Props, 'tools'> {
  readonly state: Aid['state'];
  readonly running: Running;
}

function Board({ state, running, tools }: BoardProps) {
  const drawn = lastDraw(running.course);
  const { about, line } = waitedFor(state, running);
  return (
    <div class="screen-game">
      <header class="screen-game__standing">
        <TracksNow {...running} />
        <HandNow {...running} />
      </header>
      <div class="screen-game__town">
        <TownMap label={m.maquis_table_map()} {...townNow(state, running)} />
      </div>
      <div class="screen-game__side">
        <section class="aid-panel" role="status" aria-label={m.maquis_screen_status()}>
          {about && <p class="aid-kicker">{about}</p>}
          <p class="aid-prompt">{line}</p>
        </section>
        {drawn && (
          <section class="screen-game__card" data-new={drawn.isNew}>
            <h2 class="aid-kicker">{m.maquis_screen_last_card()}</h2>
            <PatrolCard {...drawn.told} />
          </section>
        )}
        {tools}
      </div>
    </div>
  );
}

/** The town, with the places of a card just drawn or the way of the worker who is going home. */
function townNow(state: Aid['state'], { course, position, now }: Running): TownView {
  const town = townOf(now, goalPairOf(position));
  if (state.matches({ playing: { patrol: 'shown' } })) {
    return { ...town, highlight: lastDraw(course)?.told.lines.map(({ place }) => place) ?? [] };
  }
  if (!now.acting || !state.matches({ playing: { action: 'return' } })) return town;
  return { ...town, chosen: now.acting, ...wayOf(position, now.acting) };
}
