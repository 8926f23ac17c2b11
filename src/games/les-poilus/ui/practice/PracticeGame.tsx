import { GitBranch, SkipForward } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import {
  type GameEvent,
  hasHealed,
  poilusRules,
  snapshotOf,
  variantOf,
} from '#games/les-poilus/engine/index.ts';
import { whoIn } from '#games/les-poilus/i18n/names.ts';
import {
  aloneHere,
  answersOf,
  isAskedByRules,
  mayLook,
  missionsIn,
  newsIn,
  type PoilusSaves,
  publicEvents,
  seatAsked,
  visibleAt,
} from '#games/les-poilus/session/index.ts';
import * as m from '#messages';
import { useBranch } from '#play/ui/frame/fresh-save.ts';
import { Lazy } from '#play/ui/frame/Lazy.tsx';
import { SessionProvider, useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { UndoAsk } from '#play/ui/frame/UndoAsk.tsx';
import { type Dragged, useDrag } from '#play/ui/hooks/use-drag.ts';
import { usePageHidden } from '#play/ui/hooks/use-page-hidden.ts';
import { PlayLayout } from '#play/ui/layout/PlayLayout.tsx';
import { PlayAgain, ReviewButton, ReviewContext } from '#play/ui/review/after-game.tsx';
import { useReview } from '#play/ui/review/use-review.tsx';
import { PastMoments } from '#play/ui/timeline/PastPanel.tsx';
import { PoilusBoard } from '../board/Board.tsx';
import { CoachButton } from '../coach/CoachButton.tsx';
import { GameContext, type GameOnScreen } from '../game.ts';
import { useOwnSeat } from '../letters/use-own-seat.ts';
import { type PoilusSession, useIsOpen } from '../mode.ts';
import { useNamed } from '../named.ts';
import { Curtain, ElsewherePrompt, LookPrompt } from '../prompts/Curtain.tsx';
import { NewsPrompt } from '../prompts/NewsPrompt.tsx';
import { PoilusOverPrompt } from '../prompts/OverPrompt.tsx';
import { PoilusPrompt, SpeechAtOnce, SpeechPrompt } from '../prompts/Prompt.tsx';
import { PoilusTools } from './Tools.tsx';

interface Props {
  /** What is said before the question, where somebody is led through a game. */
  readonly lead?: ComponentChildren;
  /** What stands in place of the question. */
  readonly instead?: ComponentChildren;
  readonly tools?: ComponentChildren;
}

/** A card is dragged from the hand onto no man's land, or onto whoever takes on a hardship. */
const CARDS: Dragged = {
  source: '[data-card]',
  target: '.land, .soldier--turn, .open-row--turn .open-row__who',
  picture: '.card-face',
  ghost: 'playing-card card-ghost',
};

/** A running game: the table as it may be seen now, and what is waited for. */
export function PoilusPracticeGame({ lead, instead, tools }: Props) {
  const { moment, setMoment } = useSession<PoilusSession>();
  const { game, replayed } = useActiveSession<PoilusSaves>();
  const isOpen = useIsOpen();
  const events = isOpen ? replayed.events : replayed.events.map(publicEvents);
  useOwnSeat();
  const onScreen = useOnScreen();
  usePageHidden(onScreen.putAway);
  const named = useNamed(onScreen.who);
  const root = useRef<HTMLDivElement>(null);
  useDrag(root, CARDS, ({ dataset: { card } }) => {
    onScreen.move(`play:${card}`);
    return true;
  });
  const last = game.steps.length;
  const review = useReview(
    { last, moment, setMoment },
    () => import('../coach/review/ReviewPanel.tsx'),
    ({ PoilusReviewPanel }) => <PoilusReviewPanel />,
  );
  return (
    <SessionProvider.Provider value={named}>
      <GameContext.Provider value={onScreen}>
        {/* While hands are secret, to go through the game would tell them. */}
        <ReviewContext.Provider value={isOpen ? review : undefined}>
          <PlayLayout
            class={`poilus-room poilus-game${isOpen ? ' poilus-game--open' : ''}`}
            root={root}
            board={<PoilusBoard withHands={isOpen} />}
            question={
              <>
                {lead}
                {instead ||
                  (moment === undefined ? (
                    <Waited withHands={isOpen} isLed={Boolean(lead)}>
                      <Again onLook={() => setMoment(last)} />
                    </Waited>
                  ) : (
                    (review.panel ?? <PoilusPast moment={moment} last={last} />)
                  ))}
              </>
            }
            toolbar={tools ?? <PoilusTools events={events} />}
          />
        </ReviewContext.Provider>
      </GameContext.Provider>
    </SessionProvider.Provider>
  );
}

/** The table as whoever has the device may see it, and what they may do. */
function useOnScreen(): GameOnScreen & { readonly putAway: () => void } {
  const { state, send, moment } = useSession<PoilusSession>();
  const { game, position } = useActiveSession<PoilusSaves>();
  const isOpen = useIsOpen();
  const { context } = state;
  const isPast = moment !== undefined;
  const isHearing = state.matches({ playing: 'hearing' });
  const isLive = !isPast && (isHearing || state.matches({ playing: 'deciding' }));
  const isLooking = !isPast && state.matches({ playing: { looking: 'own' } });
  const alone = aloneHere(context);
  const owner = alone ?? (isLive || isLooking ? context.opened : undefined);
  const hearer = isHearing && context.devices ? seatAsked(context) : undefined;
  const seen = isOpen ? snapshotOf(position) : visibleAt(position, owner);
  const canMove = isLive && (!isHearing || isAskedByRules(context));
  return {
    // Whom the rules ask about a speech would tell who holds such a card.
    state: context.hearing && !isPast ? { ...seen, turn: seatAsked(context) ?? null } : seen,
    soldiers: game.setUp.soldiers,
    who: whoIn(game.setUp, context.names),
    legal:
      hearer !== undefined
        ? answersOf(context, hearer)
        : canMove
          ? poilusRules.legalMoves(position)
          : [],
    whyNot: (move) =>
      poilusRules.validateMove(position, move) as ReturnType<GameOnScreen['whyNot']>,
    traps: variantOf(position).traps,
    hasHealed: hasHealed(position),
    choice: isLive ? context.selected : undefined,
    choose: (choice) => send({ type: 'select', choice }),
    move: (move) =>
      send(hearer === undefined ? { type: 'move', move } : { type: 'answer', seat: hearer, move }),
    hide: owner === undefined || owner === alone ? undefined : () => send({ type: 'hide' }),
    look: (seat) =>
      // A hand that lies open need not be opened.
      isPast || seat === alone || !mayLook(context, seat)
        ? undefined
        : () => send({ type: 'look', seat }),
    own: context.devices?.isByLetter ? context.devices.own : alone,
    // A hand stays open behind a question about undoing, and behind the past.
    putAway: () => context.opened !== undefined && send({ type: 'hide' }),
  };
}

interface WaitedProps {
  readonly withHands: boolean;
  /** Whether somebody is led through the game, and needs no coach. */
  readonly isLed: boolean;
  /** What can be done when the game is over. */
  readonly children: ComponentChildren;
}

/** So many steps back the news of a sealed letter reach. */
const LATELY = 6;

const loadLetters = () => import('../letters/Letters.tsx');

/** What the game waits for. */
function Waited({ withHands, isLed, children }: WaitedProps) {
  const { state, send } = useSession<PoilusSession>();
  const { replayed } = useActiveSession<PoilusSaves>();
  const { context } = state;
  const told = (events: readonly GameEvent[]) => (withHands ? events : publicEvents(events));
  if (state.matches({ playing: 'askUndo' })) return <UndoAsk />;
  if (state.matches({ playing: 'news' })) {
    return <NewsPrompt events={told(newsIn(context))} onGoOn={() => send({ type: 'continue' })} />;
  }
  if (state.matches({ playing: 'elsewhere' }) && context.devices?.isByLetter) {
    return <Lazy load={loadLetters}>{({ LettersPrompt }) => <LettersPrompt />}</Lazy>;
  }
  if (state.matches({ playing: 'elsewhere' })) {
    return <ElsewherePrompt seat={seatAsked(context)} own={aloneHere(context)} />;
  }
  if (state.matches({ playing: 'curtain' })) {
    const since = told(replayed.events.slice(-LATELY).flat());
    const seat = seatAsked(context) ?? 0;
    return <Curtain seat={seat} since={since} onOpen={() => send({ type: 'open' })} />;
  }
  const { looking } = context;
  if (looking !== undefined && state.matches({ playing: 'looking' })) {
    if (state.matches({ playing: { looking: 'own' } })) return <LookPrompt seat={looking} />;
    return (
      <Curtain
        seat={looking}
        since={[]}
        onOpen={() => send({ type: 'open' })}
        onBack={() => send({ type: 'hide' })}
      />
    );
  }
  if (state.matches({ playing: 'hearing' })) return <Heard />;
  if (replayed.outcome) {
    return (
      <PoilusOverPrompt outcome={replayed.outcome} missions={missionsIn(replayed.events)}>
        {context.devices?.isByLetter && (
          <Lazy load={loadLetters}>{({ LastLetter }) => <LastLetter />}</Lazy>
        )}
        {children}
      </PoilusOverPrompt>
    );
  }
  const seat = seatAsked(context) ?? 0;
  return <PoilusPrompt withoutHand={withHands} more={!isLed && <CoachButton seat={seat} />} />;
}

/** A hearer has the device; those whom the rules do not ask pass it on without a trace. */
function Heard() {
  const { state, send } = useSession<PoilusSession>();
  const events = useActiveSession<PoilusSaves>().replayed.events.flat();
  const speech = events.findLast((event) => event.type === 'speech-made');
  if (speech?.type !== 'speech-made') return null;
  const { context } = state;
  if (context.devices) {
    return <SpeechAtOnce seat={seatAsked(context) ?? 0} speaker={speech.seat} kind={speech.kind} />;
  }
  return (
    <SpeechPrompt
      seat={seatAsked(context) ?? 0}
      speaker={speech.seat}
      kind={speech.kind}
      onHeard={isAskedByRules(context) ? undefined : () => send({ type: 'heard' })}
    />
  );
}

/** What can be done when the game is over. */
function Again({ onLook }: { readonly onLook: () => void }) {
  return (
    <>
      <ReviewButton />
      <div class="aid-buttons">
        <button type="button" class="aid-secondary" onClick={onLook}>
          {m.play_timeline()}
        </button>
        <PlayAgain />
      </div>
    </>
  );
}

interface PastProps {
  readonly moment: number;
  readonly last: number;
}

/** The past of the game: moved through by slider, keys or buttons, and played on from anywhere. */
function PoilusPast({ moment, last }: PastProps) {
  const { setMoment } = useSession<PoilusSession>();
  const branch = useBranch();
  return (
    <section class="aid-panel poilus-panel" aria-labelledby="aid-prompt">
      <p class="aid-kicker">{m.play_moment_title()}</p>
      <h2 id="aid-prompt" class="aid-prompt" tabIndex={-1}>
        {moment === 0 ? m.play_moment_start() : m.play_moment({ step: moment, steps: last })}
      </h2>
      <PastMoments moment={moment} last={last} onMoment={setMoment} />
      {moment < last && (
        <button type="button" class="aid-secondary" onClick={() => branch(moment)}>
          <GitBranch aria-hidden="true" /> {m.play_moment_branch()}
        </button>
      )}
      <button type="button" class="aid-primary" onClick={() => setMoment(undefined)}>
        <SkipForward aria-hidden="true" /> {m.play_moment_now()}
      </button>
    </section>
  );
}
