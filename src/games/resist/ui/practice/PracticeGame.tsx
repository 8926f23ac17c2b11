import { GitBranch, SkipForward } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { moveWords } from '#games/resist/i18n/moves.ts';
import type { ResistSaves } from '#games/resist/session/index.ts';
import * as m from '#messages';
import { useBranch } from '#play/ui/frame/fresh-save.ts';
import { useActiveSession, useSession } from '#play/ui/frame/session.ts';
import { useUndo } from '#play/ui/frame/UndoAsk.tsx';
import { PROMPT } from '#play/ui/hooks/use-focus.ts';
import { useStateAbout } from '#play/ui/hooks/use-state-about.ts';
import { useOwnTry } from '#play/ui/my-puzzles/use-own.tsx';
import { PlayAgain, ReviewContext } from '#play/ui/review/after-game.tsx';
import { useReview } from '#play/ui/review/use-review.tsx';
import { PastMoments } from '#play/ui/timeline/PastPanel.tsx';
import { freshSeed } from '#shared/seeds.ts';
import { loadResistOwn } from '../coach/own/load-own.ts';
import { GameScreen } from '../GameScreen.tsx';
import { eventsSinceChoice } from '../News.tsx';
import { ViewContext, viewOf } from '../view.ts';
import type { ResistSession } from './mode.ts';
import { Tools } from './Tools.tsx';

/** A running game: the table, what is asked or looked back at, and the tools. */
export function ResistPracticeGame() {
  const { state, send, moment, setMoment } = useSession<ResistSession>();
  const { game, replayed, position } = useActiveSession<ResistSaves>();
  const { selected, rejected, setUp } = state.context;
  const own = useOwnTry(loadResistOwn);
  const isPuzzle = own !== undefined && !own.isJudged;
  const view = useMemo(
    () =>
      viewOf(position, {
        selected,
        step: moment ?? game.steps.length,
        news: eventsSinceChoice(game.steps, replayed, moment),
        isPuzzle,
        send,
      }),
    [position, selected, moment, isPuzzle],
  );
  const review = useReview(
    { last: game.steps.length, moment, setMoment },
    () => import('../coach/review/ReviewPanel.tsx'),
    ({ ResistReviewPanel }) => <ResistReviewPanel />,
  );
  const newGame = () => send({ type: 'newGame', seed: freshSeed() });
  const isJudged = own?.isJudged ?? false;
  const [isPlayedOn, setPlayedOn] = useStateAbout(isJudged, false);
  const isAside = moment !== undefined || state.matches({ playing: 'askUndo' });
  const verdict = isJudged && !isPlayedOn && (
    <section class="prompt">{own?.part(() => setPlayedOn(true))}</section>
  );
  return (
    <ViewContext.Provider value={view}>
      <ReviewContext.Provider value={review}>
        <GameScreen
          refused={rejected}
          instead={review.panel ?? (isAside ? <Instead /> : verdict)}
          isInstead={isAside || verdict !== false}
          lead={isJudged ? undefined : own?.part()}
          over={
            <>
              <button type="button" class="aid-secondary" onClick={review.open}>
                {m.play_review_open()}
              </button>
              <div class="aid-buttons">
                {own ? (
                  <button type="button" class="aid-secondary" onClick={own.again}>
                    {m.play_puzzle_again()}
                  </button>
                ) : (
                  <button
                    type="button"
                    class="aid-secondary"
                    onClick={() => {
                      newGame();
                      send({ type: 'configure', change: { seed: setUp.seed } });
                    }}
                  >
                    {m.play_again_deal()}
                  </button>
                )}
                <PlayAgain />
              </div>
            </>
          }
          tools={<Tools />}
        />
      </ReviewContext.Provider>
    </ViewContext.Provider>
  );
}

/** In place of what is asked: a moment of the past, or whether to undo what was seen. */
function Instead() {
  const { send, moment, setMoment } = useSession<ResistSession>();
  const { game, replayed } = useActiveSession<ResistSaves>();
  const branch = useBranch<ResistSaves>();
  const undo = useUndo();
  if (moment !== undefined) {
    return (
      <ResistPast moment={moment} last={game.steps.length} onMoment={setMoment} onBranch={branch} />
    );
  }
  if (!undo) return null;
  const before = replayed.positions[undo.game.steps.length];
  return (
    <SeenUndoAsk
      decision={'move' in undo.decision ? moveWords(before, undo.decision.move) : ''}
      seen={undo.chanceSeen}
      onUndo={() => send({ type: 'confirmUndo' })}
      onKeep={() => send({ type: 'cancelUndo' })}
    />
  );
}

/* What stands in place of the question: whether to undo what was seen, or a moment of the past. */

interface UndoAskProps {
  /** The decision that would be undone, in words. */
  readonly decision: string;
  /** How many cards have been seen since. */
  readonly seen: number;
  readonly onUndo: () => void;
  readonly onKeep: () => void;
}

/** Undoing would take back cards that have been seen: allowed, but asked. */
function SeenUndoAsk({ decision, seen, onUndo, onKeep }: UndoAskProps) {
  return (
    <section class="prompt" aria-labelledby={PROMPT}>
      <p class="prompt__phase">{decision}</p>
      <h2 id={PROMPT} tabIndex={-1}>
        {m.resist_undo_ask()}
      </h2>
      <p class="prompt__note">{m.resist_undo_ask_text({ cards: seen })}</p>
      <div class="aid-buttons">
        <button type="button" class="aid-secondary" onClick={onKeep}>
          {m.play_undo_no()}
        </button>
        <button type="button" class="aid-primary" onClick={onUndo}>
          {m.play_undo_yes()}
        </button>
      </div>
    </section>
  );
}

interface PastProps {
  readonly moment: number;
  readonly last: number;
  readonly onMoment: (moment: number | undefined) => void;
  /** Makes a game of its own of this one as it stood at a moment. */
  readonly onBranch: (moment: number) => void;
}

/** The past of the game: moved through by slider, keys or buttons, and played on from anywhere. */
function ResistPast({ moment, last, onMoment, onBranch }: PastProps) {
  return (
    <section class="prompt" aria-labelledby={PROMPT}>
      <p class="prompt__phase">{m.play_moment_title()}</p>
      <h2 id={PROMPT} tabIndex={-1}>
        {moment === 0 ? m.play_moment_start() : m.play_moment({ step: moment, steps: last })}
      </h2>
      <PastMoments moment={moment} last={last} onMoment={onMoment} />
      <div class="aid-buttons">
        {moment < last && (
          <button type="button" class="aid-secondary" onClick={() => onBranch(moment)}>
            <GitBranch aria-hidden="true" /> {m.play_moment_branch()}
          </button>
        )}
        <button type="button" class="aid-primary" onClick={() => onMoment(undefined)}>
          <SkipForward aria-hidden="true" /> {m.play_moment_now()}
        </button>
      </div>
    </section>
  );
}
