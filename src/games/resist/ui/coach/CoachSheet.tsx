import { Square, StepForward } from 'lucide-preact';
import { moveWords } from '#games/resist/i18n/moves.ts';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { useKeptFocus } from '#play/ui/hooks/use-focus.ts';
import { useView } from '../view.ts';
import { GoingOn } from './GoingOn.tsx';
import { RankedMoves } from './RankedMoves.tsx';
import { type Asked, useAdvice } from './use-advice.ts';
import '../style/coach.css';

/** So many of the best moves are seen at once; the others are one tap away. */
const SHOWN = 3;

/** What the coach thinks of the moment; `onChosen` closes the sheet when a move has been taken. */
export function CoachSheet({ onChosen }: { readonly onChosen: () => void }) {
  const { position, step, send } = useView();
  const { asked, ask, stop, thinkOn } = useAdvice(position, `moment ${step}`);
  const { answer, isThinking, failed } = asked;
  const sheet = useKeptFocus<HTMLDivElement>(`${isThinking} ${failed}`);
  const moves = answer?.advice.moves ?? [];
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
        {failed
          ? m.play_coach_failed()
          : best
            ? m.resist_coach_verdict({ move: moveWords(position, best.move) })
            : m.play_coach_begins()}
      </p>
      {failed && (
        <button type="button" class="button" onClick={ask}>
          {m.play_coach_ask_again()}
        </button>
      )}
      {answer?.advice.goingOn && <GoingOn of={answer.advice.goingOn} />}
      <RankedMoves moves={moves.slice(0, SHOWN)} {...list} />
      {moves.length > SHOWN && (
        <details>
          <summary>{m.resist_coach_all({ count: moves.length })}</summary>
          <RankedMoves moves={moves.slice(SHOWN)} from={SHOWN + 1} {...list} />
        </details>
      )}
      {!failed && <Thinking asked={asked} onStop={stop} onThinkOn={thinkOn} />}
      <p class="aid-hint">{m.resist_coach_how()}</p>
    </div>
  );
}

interface ThinkingProps {
  readonly asked: Asked;
  readonly onStop: () => void;
  readonly onThinkOn: () => void;
}

/** How far the thinking has come, with a way to end it and to go on. */
function Thinking({ asked: { answer, isThinking }, onStop, onThinkOn }: ThinkingProps) {
  const { done = 0, of = 1 } = answer ?? {};
  const isJudged = answer?.advice.moves.every(({ simulations }) => simulations === 0);
  if (isJudged && !isThinking) return null;
  const count = (number: number) => number.toLocaleString(getLocale());
  return (
    <div class="coach__progress">
      <progress max={of} value={done} aria-label={m.play_coach_progress()} />
      {answer && <span>{m.resist_coach_done({ done: count(done), of: count(of) })}</span>}
      {isThinking ? (
        <button type="button" class="button" onClick={onStop}>
          <Square aria-hidden="true" /> {m.play_coach_stop()}
        </button>
      ) : (
        <button type="button" class="button" onClick={onThinkOn}>
          <StepForward aria-hidden="true" /> {m.resist_coach_think_on()}
        </button>
      )}
    </div>
  );
}
