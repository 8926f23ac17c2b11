import { ChevronUp } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useContext, useMemo, useRef, useState } from 'preact/hooks';
import {
  type EndingId,
  endingOf,
  type Position,
  pointsToWin,
  readMove,
} from '#games/maquis/engine/index.ts';
import * as m from '#messages';
import { Deferred } from '#play/ui/frame/Deferred.tsx';
import { LatestEvents } from '#play/ui/frame/LatestEvents.tsx';
import { Reasons, RuleLink } from '#play/ui/frame/RuleLink.tsx';
import { UndoAsk } from '#play/ui/frame/UndoAsk.tsx';
import { usePaneAtTop } from '#play/ui/hooks/use-focus.ts';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import { OddsContext, useShownOdds } from '../odds/OddsPanel.tsx';
import { usePawnDrag } from '../pawn-drag.ts';
import type { TownView } from '../town-view.ts';
import { ActPanel, ChooseWorkerPanel, ReturnPanel } from './ActionPanel.tsx';
import { type ActiveSession, useAid, useMaquisSession } from './aid.ts';
import { GameTown } from './GameTown.tsx';
import { OverPanel } from './OverPanel.tsx';
import { AwaitedPatrolPanel, ShownPatrolPanel } from './PatrolPanel.tsx';
import { PlacementPanel, PulledContext, usePanel } from './PlacementPanel.tsx';
import { AimContext, AimPanel, useAim, useAimAt } from './Shots.tsx';
import { useToldPatrols } from './told-patrols.ts';
import { LastShotPanel, UpkeepPanel } from './UpkeepPanel.tsx';
import '../style/turn.css';
import '../style/panels.css';
import type { LocationId } from '#games/maquis/data/index.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { memoDeep } from '#play/ui/hooks/memo-deep.ts';
import { HelpContext } from '#play/ui/hooks/use-help.ts';
import { useLazyModule } from '#play/ui/hooks/use-lazy-module.ts';
import { Dialog } from '#play/ui/parts/Dialog.tsx';
import { HandNow, TracksNow } from './HowItStands.tsx';
import { OpenCards } from './OpenCards.tsx';
import '../style/standing.css';

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
  const { told } = useToldPatrols();
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
                steps={
                  isPast ? 1 : isReturn(running.game.steps.at(-1)) ? 2 : Math.max(1, told.length)
                }
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

const WARNING = {
  goals: m.maquis_table_end_coming_goals,
  time: m.maquis_table_end_coming_time,
  workers: m.maquis_table_end_coming_workers,
  morale: m.maquis_table_end_coming_morale,
} as const;

/** Where a major success counts two, it is points that end a game; and workers can leave without an arrest. */
function warningOf(ending: EndingId, needed: number, isBoxed: boolean): () => string {
  if (ending === 'goals' && needed > 2) return m.maquis_end_coming_points;
  return ending === 'workers' && isBoxed ? m.maquis_end_coming_nobody : WARNING[ending];
}

/** The end has been triggered, and the turn is being finished. */
function EndIsComing() {
  const { position, now } = useMaquisSession();
  const ending = endingOf(position);
  if (!ending || now.phase === 'over') return null;
  return (
    <p class="aid-trouble">
      {warningOf(ending, pointsToWin(position), now.bridges !== undefined)()}{' '}
      <RuleLink rule="maquis.finish-the-turn" />
    </p>
  );
}

const load = () => import('../boxed/panels.lazy.tsx');

/** What only the boxed editions ask and show, in a file of its own; nothing where it is another moment. */
function useBoxedPanel() {
  const { state } = useAid();
  const { now, replayed } = useMaquisSession();
  const last = replayed.events.at(-1) ?? [];
  const isSeen = last.some(({ type }) => type === 'card-seen' || type === 'card-turned-over');
  if (state.matches({ playing: { patrol: 'shown' } })) {
    return isSeen ? <Lazy load={load}>{({ SeenCard }) => <SeenCard />}</Lazy> : undefined;
  }
  if (state.matches({ playing: 'patrol' }) && now.phase !== 'patrol') {
    return <Lazy load={load}>{({ AwaitedCard }) => <AwaitedCard />}</Lazy>;
  }
  if (state.matches({ playing: 'remove' })) {
    return <Lazy load={load}>{({ RemovePanel }) => <RemovePanel />}</Lazy>;
  }
  if (state.matches({ playing: 'bridge' })) {
    return <Lazy load={load}>{({ BridgePanel }) => <BridgePanel />}</Lazy>;
  }
  return undefined;
}

/** What the coach adds to the screen of a turn. */
interface CoachBeside {
  /** Where he can be asked, and his answer. */
  readonly corner: ComponentChildren;
  /** The place of the move he prefers, once he has said so. */
  readonly advised?: LocationId;
}

/** The coach, where the visitor wants one; he comes in a file of his own. */
function useCoach(): CoachBeside {
  const { state, moment } = useAid();
  const { position } = useMaquisSession();
  const { level } = useContext(HelpContext);
  const [advised, setAdvised] = useState<{ place: LocationId | undefined; position: Position }>();
  const isWanted =
    level === 'coach' &&
    moment === undefined &&
    !state.matches({ playing: 'over' }) &&
    !state.matches({ playing: 'askUndo' });
  const loaded = useLazyModule(isWanted, () => import('../coach/CoachCorner.tsx'));
  if (loaded === 'failed') return { corner: <p class="aid-trouble">{m.play_coach_failed()}</p> };
  if (!loaded) return { corner: null };
  const place = advised?.position === position ? advised.place : undefined;
  return {
    corner: (
      <loaded.CoachCorner onAdvised={(preferred) => setAdvised({ place: preferred, position })} />
    ),
    ...(place ? { advised: place } : {}),
  };
}

const loadSheets = () => import('./sheets.lazy.tsx');

/**
 * How things stand, in two lines; from every screen of a game the cards can be looked at, and beside a
 * real board a tap on a value sets it right.
 */
const Header = memoDeep(function Header() {
  const running = useMaquisSession();
  const { room, moment } = useAid();
  const [open, setOpen] = useState<'cards' | 'tracks' | 'goods'>();
  const close = () => setOpen(undefined);
  // The same functions from move to move, so that the tracks are not drawn anew.
  const set = useMemo(
    () => ({ tracks: () => setOpen('tracks'), goods: () => setOpen('goods') }),
    [],
  );
  const isTable = room === 'table' && moment === undefined;
  return (
    <>
      <header class="aid-header">
        <TracksNow {...running} onTap={isTable ? set.tracks : undefined} />
        <span class="aid-header__rest">
          <HandNow
            {...running}
            onCards={() => setOpen('cards')}
            onGoods={isTable ? set.goods : undefined}
          />
        </span>
      </header>
      {open === 'cards' && (
        <Dialog title={m.maquis_table_discard_title()} onClose={close}>
          <OpenCards />
        </Dialog>
      )}
      {(open === 'tracks' || open === 'goods') && (
        <Dialog title={m.play_correct_title()} onClose={close}>
          <Lazy load={loadSheets}>
            {({ CorrectionSheet }) => <CorrectionSheet only={open} onDone={close} />}
          </Lazy>
        </Dialog>
      )}
    </>
  );
});
