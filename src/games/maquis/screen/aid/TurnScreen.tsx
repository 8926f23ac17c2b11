import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { readMove } from '#maquis/engine/index.ts';
import { useCoach } from '../coach/use-coach.tsx';
import { OddsContext, useShownOdds } from '../odds/shown-odds.ts';
import { usePawnDrag } from '../pawn-drag.ts';
import type { TownView } from '../town-view.ts';
import { ActPanel, ChooseWorkerPanel } from './ActionPanel.tsx';
import { Afterwards } from './Afterwards.tsx';
import { useAid, useRunning } from './aid.ts';
import { LastShotPanel, UpkeepPanel } from './DuskPanel.tsx';
import { EndIsComing } from './EndIsComing.tsx';
import { GameTown } from './GameTown.tsx';
import { Header } from './Header.tsx';
import { News } from './News.tsx';
import { OverPanel } from './OverPanel.tsx';
import { AwaitedPatrolPanel, ShownPatrolPanel } from './PatrolPanel.tsx';
import { PlacementPanel } from './PlacementPanel.tsx';
import { Reasons } from './Reasons.tsx';
import { ReturnPanel } from './ReturnPanel.tsx';
import { UndoAsk } from './UndoAsk.tsx';

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
  const screen = useRef<HTMLDivElement>(null);
  usePawnDrag(screen, (_, place) => {
    const move = `place:${place}`;
    if (!('move' in readMove(running.position, move))) return false;
    aid.send({ type: 'move', move });
    return true;
  });
  return (
    <div class="aid-game" ref={screen}>
      <Afterwards>
        <Header />
      </Afterwards>
      <div class="aid-map">
        <GameTown
          screen={screen}
          odds={odds && !odds.failed ? odds : undefined}
          advised={advised}
          looked={looked}
          offered={offered}
        />
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
