import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { LocationId } from '#maquis/data/index.ts';
import { goalPairOf, legalMoves, type Position, readMove } from '#maquis/engine/index.ts';
import { cardTold, type TableEvent } from '#maquis/table/index.ts';
import * as m from '#messages';
import { remembered } from '#shared/remembered.ts';
import { useCoach } from '../coach/use-coach.tsx';
import { type CountedOdds, OddsContext, useShownOdds } from '../odds/shown-odds.ts';
import { usePawnDrag } from '../pawn-drag.ts';
import { TownMap } from '../TownMap.tsx';
import type { TownView } from '../town-view.ts';
import { ActPanel, ChooseWorkerPanel } from './ActionPanel.tsx';
import { Afterwards } from './Afterwards.tsx';
import { type Aid, type Running, useAid, useRunning } from './aid.ts';
import { LastShotPanel, UpkeepPanel } from './DuskPanel.tsx';
import { EndIsComing } from './EndIsComing.tsx';
import { Header } from './Header.tsx';
import { News } from './News.tsx';
import { OverPanel } from './OverPanel.tsx';
import { AwaitedPatrolPanel, ShownPatrolPanel } from './PatrolPanel.tsx';
import { PlacementPanel } from './PlacementPanel.tsx';
import { Reasons } from './Reasons.tsx';
import { ReturnPanel } from './ReturnPanel.tsx';
import { choosable, townOf, wayOf } from './town-now.ts';
import { UndoAsk } from './UndoAsk.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';

interface Props {
  /** What is always at hand, below the game. */
  readonly tools: ComponentChildren;
  /** What stands in the place of the prompt while a moment of the past is looked at. */
  readonly past?: ComponentChildren;
  /** What the map shows of that moment besides what stands there. */
  readonly looked?: Partial<TownView> | undefined;
  /** What is shown when the game is over. */
  readonly end?: ComponentChildren;
  /** What is said above everything that is waited for. */
  readonly lead?: ComponentChildren;
  /** Lets the map offer less than the rules do. */
  readonly offered?: (view: TownView) => TownView;
}

const everything = (view: TownView): TownView => view;

/** The game on the screen: how things stand, the town, what is waited for, the tools. */
export function TurnScreen({
  tools,
  past,
  looked,
  end = <OverPanel />,
  lead,
  offered = everything,
}: Props) {
  const aid = useAid();
  const running = useRunning();
  const isPast = aid.moment !== undefined;
  const { refused } = aid.state.context;
  const odds = useShownOdds();
  const { corner, advised } = useCoach();
  const counted = odds && !odds.failed ? odds : undefined;
  const rings = counted ? ringsIn(counted) : {};
  const look = (place: LocationId | undefined) => {
    counted?.look(place);
    const isChosen = aid.state.matches({ playing: 'placement' }) && aid.state.context.selected;
    if (place && isChosen) aid.send({ type: 'select', place: undefined });
  };
  const screen = useRef<HTMLDivElement>(null);
  usePawnDrag(screen, (_, place) => {
    const move = `place:${place}`;
    if (!('move' in readMove(running.position, move))) return false;
    aid.send({ type: 'move', move });
    return true;
  });
  const view = isPast
    ? { ...townOf(running.now, goalPairOf(running.position)), ...looked }
    : offered({ ...rings, ...viewOf(aid, running), ...(advised ? { advised } : {}) });
  useChosenInSight(screen, isPast ? undefined : view.chosen, counted !== undefined);
  return (
    <div class="aid-game" ref={screen}>
      <Afterwards>
        <Header />
      </Afterwards>
      <div class="aid-map">
        {isPast ? (
          <TownMap label={m.maquis_table_map()} {...view} />
        ) : (
          <TownMap
            label={m.maquis_table_map()}
            onChoose={(place) => {
              look(undefined);
              aid.send(chosenTwice(aid, place));
            }}
            onLook={look}
            {...view}
          />
        )}
      </div>
      <div class="aid-side">
        <Afterwards>
          {lead}
          <News />
          {isPast ? (
            past
          ) : (
            <>
              <EndIsComing />
              <Reasons reasons={refused} />
              {corner}
              <OddsContext.Provider value={odds}>
                <Panel end={end} />
              </OddsContext.Provider>
            </>
          )}
        </Afterwards>
      </div>
      {tools}
    </div>
  );
}

function Panel({ end }: { readonly end: ComponentChildren }) {
  const { state } = useAid();
  if (state.matches({ playing: 'askUndo' })) return <UndoAsk />;
  if (state.matches({ playing: { patrol: 'shown' } })) return <ShownPatrolPanel />;
  if (state.matches({ playing: 'patrol' })) return <AwaitedPatrolPanel />;
  if (state.matches({ playing: 'placement' })) return <PlacementPanel />;
  if (state.matches({ playing: { action: 'return' } })) return <ReturnPanel />;
  if (state.matches({ playing: { action: 'act' } }) && state.context.selected) {
    return <ActPanel place={state.context.selected} />;
  }
  if (state.matches({ playing: 'action' })) return <ChooseWorkerPanel />;
  if (state.matches({ playing: { dusk: 'lastShot' } })) return <LastShotPanel />;
  if (state.matches({ playing: 'dusk' })) return <UpkeepPanel />;
  return <>{end}</>;
}

/** The rings of the odds, and the worker whose odds are looked at. */
const ringsIn = ({ rings, looked }: CountedOdds): Partial<TownView> => ({
  rings,
  ...(looked && rings[looked]?.look ? { chosen: looked } : {}),
});

/** What the map shows and offers at this moment. */
function viewOf({ state }: Aid, { course, position, now }: Running): TownView {
  const town = townOf(now, goalPairOf(position));
  const { selected } = state.context;
  const chosen = selected ? { chosen: selected } : {};
  if (state.matches({ playing: { patrol: 'shown' } })) {
    const last = course.events.length - 1;
    const told = cardTold(course.positions[last], course.events[last]);
    const highlight = told?.lines.map(({ place }) => place) ?? [];
    return { ...town, highlight, ...placeable(position) };
  }
  if (state.matches({ playing: 'placement' }))
    return { ...town, ...chosen, ...placeable(position) };
  if (state.matches({ playing: 'action' })) {
    const from = now.acting ?? selected;
    return { ...town, ...chosen, ...activatable(position), ...(from ? wayOf(position, from) : {}) };
  }
  return town;
}

const placeable = remembered(
  (position: Position): Partial<TownView> =>
    choosable(
      position,
      legalMoves(position),
      (place) => `place:${place}`,
      m.maquis_table_place_choice(),
    ),
);

const activatable = remembered(
  (position: Position): Partial<TownView> =>
    choosable(
      position,
      legalMoves(position),
      (place) => `act:${place}:none`,
      m.maquis_table_act_choice(),
    ),
);

/** Tapping a place chosen for a worker once more places them there. */
function chosenTwice({ state }: Aid, place: LocationId): TableEvent {
  const isAgain = state.matches({ playing: 'placement' }) && state.context.selected === place;
  return isAgain ? { type: 'move', move: `place:${place}` } : { type: 'select', place };
}
