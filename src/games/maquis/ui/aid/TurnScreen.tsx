import { ChevronUp } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { readMove } from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { Deferred } from '#play/ui/frame/Deferred.tsx';
import { LatestEvents } from '#play/ui/frame/LatestEvents.tsx';
import { Reasons } from '#play/ui/frame/Reasons.tsx';
import { UndoAsk } from '#play/ui/frame/UndoAsk.tsx';
import { usePaneAtTop } from '#play/ui/hooks/use-focus.ts';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import { useBoxedPanel } from '../boxed/BoxedPanel.tsx';
import { useCoach } from '../coach/use-coach.tsx';
import { OddsContext, useShownOdds } from '../odds/shown-odds.ts';
import { usePawnDrag } from '../pawn-drag.ts';
import type { TownView } from '../town-view.ts';
import { ActPanel, ChooseWorkerPanel } from './ActionPanel.tsx';
import { type ActiveSession, useAid, useMaquisSession } from './aid.ts';
import { LastShotPanel, UpkeepPanel } from './DuskPanel.tsx';
import { EndIsComing } from './EndIsComing.tsx';
import { GameTown } from './GameTown.tsx';
import { Header } from './Header.tsx';
import { OverPanel } from './OverPanel.tsx';
import { AwaitedPatrolPanel, ShownPatrolPanel } from './PatrolPanel.tsx';
import { PlacementPanel, PulledContext, usePanel } from './PlacementPanel.tsx';
import { ReturnPanel } from './ReturnPanel.tsx';
import { AimPanel } from './ShotOffer.tsx';
import { AimContext, useAim, useAimAt } from './shots.ts';
import '../style/turn.css';
import '../style/panels.css';

interface Props {
  /** What is always at hand, below the game; null where there is only the way back. */
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
  const running = useMaquisSession();
  const isPast = aid.moment !== undefined;
  const { rejected } = aid.state.context;
  const odds = useShownOdds();
  const { corner, advised } = useCoach();
  const screen = useRef<HTMLDivElement>(null);
  const question = `${JSON.stringify(aid.state.value)} ${running.game.steps.length}`;
  const pulled = usePanel(question);
  const aim = useAimAt(question);
  usePaneAtTop(`${question} ${aid.state.context.selected}`);
  usePawnDrag(screen, (_, place) => {
    const move = `place:${place}`;
    if (!('move' in readMove(running.position, move))) return false;
    aid.send({ type: 'move', move });
    return true;
  });
  return (
    <AimContext.Provider value={aim}>
      <PlayLayout
        class={tools ? 'maquis-game' : 'maquis-game maquis-game--bare'}
        data-pulled={pulled.isUp ? '' : undefined}
        root={screen}
        status={
          <Deferred>
            <Header />
          </Deferred>
        }
        board={
          <GameTown
            odds={odds && !odds.failed ? odds : undefined}
            advised={advised}
            looked={looked}
            offered={offered}
          />
        }
        question={
          <>
            <button
              type="button"
              class="aid-pull"
              aria-expanded={pulled.isUp}
              onClick={() => pulled.set(!pulled.isUp)}
            >
              <ChevronUp aria-hidden="true" />
              {pulled.isUp ? m.maquis_table_less() : m.maquis_table_more()}
            </button>
            <Deferred>
              {lead}
              <LatestEvents
                isTold={aid.state.matches({ playing: { patrol: 'shown' } })}
                steps={isReturn(running.game.steps.at(-1)) ? 2 : 1}
              />
              {isPast ? (
                past
              ) : (
                <>
                  <EndIsComing />
                  <Reasons reasons={rejected} />
                  {corner}
                  <OddsContext.Provider value={odds}>
                    <PulledContext.Provider value={pulled}>
                      <Panel end={end} />
                    </PulledContext.Provider>
                  </OddsContext.Provider>
                </>
              )}
            </Deferred>
          </>
        }
        toolbar={tools}
      />
    </AimContext.Provider>
  );
}

/** A way home is news together with the act it was judged with. */
const isReturn = (step: ActiveSession['game']['steps'][number] | undefined): boolean =>
  step !== undefined && 'move' in step && step.move === 'return';

function Panel({ end }: { readonly end: ComponentChildren }) {
  const { state } = useAid();
  const { isAiming } = useAim();
  const boxed = useBoxedPanel();
  if (isAiming) return <AimPanel />;
  if (state.matches({ playing: 'askUndo' }))
    return (
      <UndoAsk
        ask={m.maquis_table_undo_ask()}
        text={(cards) => m.maquis_table_undo_ask_text({ cards })}
      />
    );
  if (boxed) return boxed;
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
