import { Square, StepForward } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import type { ResistAnalysis } from '#games/resist/coach/index.ts';
import { resistRules } from '#games/resist/engine/index.ts';
import { moveWords } from '#games/resist/i18n/moves.ts';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { type AdviceHere, useAdvice } from '#play/ui/advice/use-advice.ts';
import { useKeptFocus } from '#play/ui/hooks/use-focus.ts';
import { useView } from '../view.ts';
import { resistCoach } from './coach.ts';
import { GoingOnAdvice } from './GoingOn.tsx';
import { ResistRankedMoves } from './RankedMoves.tsx';
import '../style/coach.css';

/** So many of the best moves are seen at once; the others are one tap away. */
const SHOWN = 3;
/** How many games the coach simulates when asked, and when asked to think on. */
const FIRST_THOUGHT = 1_000;
const FURTHER_THOUGHT = 20_000;

/** What the coach thinks of the moment; `onChosen` closes the sheet when a move has been taken. */
export function ResistCoachSheet({ onChosen }: { readonly onChosen: () => void }) {
  const { position, step, send } = useView();
  const view = useMemo(() => resistRules.playerView(position), [position]);
  const advice = useAdvice(resistCoach, view, {
    seed: `moment ${step}`,
    simulations: FIRST_THOUGHT,
  });
  const { progress, isThinking, hasFailed } = advice;
  const sheet = useKeptFocus<HTMLDivElement>(`${isThinking} ${hasFailed}`);
  const { moves = [], goingOn } = progress?.analysis ?? {};
  const list = {
    withReasons: !isThinking,
    onChoose: (move: string) => {
      send({ type: 'move', move });
      onChosen();
    },
  };
  const best = isThinking ? undefined : moves[0];
  return (
    <div class="resist coach" ref={sheet} tabIndex={-1}>
      <p role="status">
        {hasFailed
          ? m.play_coach_failed()
          : best
            ? m.resist_coach_verdict({ move: moveWords(position, best.move) })
            : m.play_coach_begins()}
      </p>
      {hasFailed && (
        <button type="button" class="aid-secondary" onClick={advice.askAgain}>
          {m.play_coach_ask_again()}
        </button>
      )}
      {goingOn && <GoingOnAdvice of={goingOn} />}
      <ResistRankedMoves moves={moves.slice(0, SHOWN)} {...list} />
      {moves.length > SHOWN && (
        <details>
          <summary>{m.resist_coach_all({ count: moves.length })}</summary>
          <ResistRankedMoves moves={moves.slice(SHOWN)} from={SHOWN + 1} {...list} />
        </details>
      )}
      {!hasFailed && <Thinking advice={advice} />}
      <p class="aid-hint">{m.resist_coach_how()}</p>
    </div>
  );
}

/** How far the thinking has come, with a way to end it and to go on. */
function Thinking({ advice }: { readonly advice: AdviceHere<ResistAnalysis> }) {
  const { progress, isThinking } = advice;
  const { done = 0, of = 1 } = progress ?? {};
  const isJudged = progress?.analysis.moves.every(({ simulations }) => simulations === 0);
  if (isJudged && !isThinking) return null;
  const count = (number: number) => number.toLocaleString(getLocale());
  return (
    <div class="coach__progress">
      <progress max={of} value={done} aria-label={m.play_coach_progress()} />
      {progress && <span>{m.resist_coach_done({ done: count(done), of: count(of) })}</span>}
      {isThinking ? (
        <button type="button" class="aid-secondary" onClick={advice.stop}>
          <Square aria-hidden="true" /> {m.play_coach_stop()}
        </button>
      ) : (
        <button type="button" class="aid-secondary" onClick={() => advice.more(FURTHER_THOUGHT)}>
          <StepForward aria-hidden="true" /> {m.resist_coach_think_on()}
        </button>
      )}
    </div>
  );
}
