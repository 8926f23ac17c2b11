import { useMemo, useState } from 'preact/hooks';
import {
  hasHealed,
  poilusRules,
  type Reason,
  type Seat,
  type SeatView,
  variantOf,
} from '#games/les-poilus/engine/index.ts';
import { eventText } from '#games/les-poilus/i18n/events.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import { readDeviceView } from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { RulesContext } from '#play/ui/frame/session.ts';
import { useStateAbout } from '#play/ui/hooks/use-state-about.ts';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import type { SeatProps } from '#play/ui/together/GuestRoom.tsx';
import { PoilusBoard } from '../board/Board.tsx';
import { HandCards } from '../board/Hand.tsx';
import { toldOnce } from '../effect.ts';
import { GameContext, type GameOnScreen } from '../game.ts';
import { OwnTiles } from '../prompts/Choice.tsx';
import { PoilusOverPrompt } from '../prompts/OverPrompt.tsx';
import { PromptPanel } from '../prompts/Panel.tsx';
import { PoilusPrompt, SpeechAtOnce } from '../prompts/Prompt.tsx';
import type { GuestAsk } from './devices.ts';
import '../style/poilus.css';
import '../style/seat.css';
import { GraduationCap, Undo2 } from 'lucide-preact';
import { useLazyModule } from '#play/ui/hooks/use-lazy-module.ts';
import { SearchTool, ToolButton } from '#play/ui/parts/ToolButton.tsx';

/** A seat's own device, or a watcher's: the table as it may be seen there, and what may be done. */
export function SeatGame({ view: told, ask, isUndoAsked, unreadable }: SeatProps) {
  const read = useMemo(() => readDeviceView(told), [told]);
  if (!read) return <>{unreadable}</>;
  return <Told read={read} ask={ask} isUndoAsked={isUndoAsked} />;
}

interface Props extends Pick<SeatProps, 'isUndoAsked'> {
  readonly read: NonNullable<ReturnType<typeof readDeviceView>>;
  readonly ask: (what: GuestAsk) => void;
}

function Told({ read, ask, isUndoAsked }: Props) {
  const { seat, view, state, speech, soldiers, names, news, over } = read;
  const [choice, setChoice] = useStateAbout<string | undefined>(read, undefined);
  const who = whoIn({ soldiers }, names);
  const isTurn = seat !== null && state.turn === seat && !speech;
  const legal = useMemo(
    () => (speech ? speech.answers : isTurn && view ? poilusRules.legalMoves(view) : []),
    [read],
  );
  const onScreen: GameOnScreen = {
    state,
    soldiers,
    who,
    legal,
    whyNot: (move): readonly Reason[] =>
      view && isTurn ? (poilusRules.validateMove(view, move) as readonly Reason[]) : [],
    traps: view && variantOf(view).traps,
    hasHealed: view !== undefined && hasHealed(view),
    choice,
    choose: setChoice,
    move: (move) => ask(speech ? { answer: move } : { move }),
    own: seat ?? undefined,
  };
  const lately = toldOnce(news)
    .map((event) => eventText(event, who))
    .filter((text) => text !== '');
  return (
    <RulesContext.Provider value={{}}>
      <GameContext.Provider value={onScreen}>
        <PlayLayout
          class="poilus-room poilus-game"
          board={<PoilusBoard />}
          question={
            <>
              <ul class="devices__news" role="status">
                {(over ? [] : lately.slice(-LATELY)).map((text, n) => (
                  <li key={n}>{text}</li>
                ))}
              </ul>
              <Waited read={read} isTurn={isTurn} />
            </>
          }
          toolbar={
            <SeatTools
              isUndoAsked={isUndoAsked}
              isBegun={state.mission > 1 || state.phase !== 'intensity'}
              onUndo={seat === null ? undefined : () => ask({ undo: true })}
            />
          }
        />
      </GameContext.Provider>
    </RulesContext.Provider>
  );
}

/** On a phone there is room for so many lines. */
const LATELY = 2;

interface WaitedProps {
  readonly read: NonNullable<ReturnType<typeof readDeviceView>>;
  readonly isTurn: boolean;
}

/** What this device can do now, or whom the game waits for. */
function Waited({ read, isTurn }: WaitedProps) {
  const { seat, view, state, speech, soldiers, names, over } = read;
  const who = whoIn({ soldiers }, names);
  if (over) return <PoilusOverPrompt {...over} />;
  if (seat !== null && speech && speech.answers.length > 0) {
    return <SpeechAtOnce seat={seat} speaker={speech.speaker} kind={speech.kind} />;
  }
  if (isTurn && view) {
    return (
      <PoilusPrompt withoutHand={false} more={<SeatCoach view={view} seat={seat as Seat} />} />
    );
  }
  const title = speech
    ? m.poilus_devices_wait_speech({ who: who(speech.speaker) })
    : state.turn === null
      ? ''
      : m.poilus_devices_wait({ who: who(state.turn) });
  return (
    <PromptPanel
      title={title}
      under={seat !== null && <OwnTiles tiles={state.players[seat].tileIds ?? []} />}
    >
      {seat !== null && (
        <HandCards cards={state.players[seat].cards ?? []} label={m.poilus_hand()} />
      )}
    </PromptPanel>
  );
}

interface SeatToolsProps {
  readonly isUndoAsked: boolean;
  /** Whether anything has been played that could be undone. */
  readonly isBegun: boolean;
  /** Nothing where this device only watches. */
  readonly onUndo: (() => void) | undefined;
}

/** What is always at hand on a device at another one's table. */
const SeatTools = ({ isUndoAsked, isBegun, onUndo }: SeatToolsProps) => (
  <div class="aid-toolbar" role="toolbar" aria-label={m.play_tools()}>
    {onUndo && (
      <ToolButton
        icon={Undo2}
        label={isUndoAsked ? m.poilus_devices_undo_asked() : m.poilus_devices_ask_undo()}
        disabled={isUndoAsked || !isBegun}
        onClick={onUndo}
      />
    )}
    <SearchTool />
  </div>
);

interface SeatCoachProps {
  readonly view: SeatView;
  readonly seat: Seat;
}

/** Asks the coach on a seat's own device, which knows what this seat sees and nothing else. */
function SeatCoach({ view, seat }: SeatCoachProps) {
  const [isOpen, setOpen] = useState(false);
  const loaded = useLazyModule(isOpen, () => import('../coach/CoachSheet.tsx'));
  return (
    <>
      <button type="button" class="action" onClick={() => setOpen(true)}>
        <GraduationCap aria-hidden="true" />
        <span>{m.poilus_coach()}</span>
      </button>
      {isOpen && typeof loaded === 'object' && (
        <loaded.PoilusCoachSheet
          position={view}
          seat={seat}
          seed={`${seat}`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
