import { RotateCcw, StepForward } from 'lucide-preact';
import { useEffect } from 'preact/hooks';
import * as m from '#messages';
import type { OwnPuzzle, OwnVerdict } from '#play/puzzles/own-puzzle.ts';
import { ownPuzzleVerdict } from '#play/puzzles/own-puzzle.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { usePlayContext } from '../frame/play-context.ts';
import { useActiveSession } from '../frame/session.ts';
import { PROMPT } from '../hooks/use-focus.ts';
import { type OwnPuzzleGame, shelfOf, type ToldChoice, tryOf } from './own-puzzles.ts';
import '../style/my-puzzles.css';

/*
 * All that puzzles of one's own need besides what their game hands in, in one file to load.
 */

export { OwnList } from './OwnList.tsx';
export { shelfOf, tryOf };

interface Props<T extends SaveTypes, P extends OwnPuzzle> {
  readonly own: OwnPuzzleGame<T, P>;
  readonly puzzle: P;
  /** Puts the verdict away; left out where it does not stand in the way. */
  readonly onPlayOn?: () => void;
}

/** What is asked in a try at a puzzle of one's own, and what the first choice came to. */
export function OwnVerdictPart<T extends SaveTypes, P extends OwnPuzzle>({
  own,
  puzzle,
  onPlayOn,
}: Props<T, P>) {
  const { game, replayed } = useActiveSession<T>();
  const { open } = usePlayContext<T>();
  const verdict = ownPuzzleVerdict(puzzle, own.choices(puzzle), own.chosen(game));
  const isSolved = verdict?.isGood ?? false;
  useEffect(() => {
    if (!isSolved || puzzle.isSolved) return;
    // Only a mark in a list: where it cannot be kept, nothing is lost.
    shelfOf(own)
      .then((shelf) => shelf.put({ ...puzzle, isSolved: true }))
      .catch(() => undefined);
  }, [isSolved, puzzle]);
  const text = (move: string): string => own.choiceText(replayed.positions[0], move);
  return (
    <section class="coach own-try" aria-label={m.play_own_title()}>
      <div role="status">
        {verdict ? (
          <Said verdict={verdict} text={text} isPrompt={onPlayOn !== undefined} />
        ) : (
          <p>{m.play_own_task({ played: text(puzzle.played) })}</p>
        )}
      </div>
      {verdict && (
        <div class="aid-buttons">
          <button type="button" class="aid-secondary" onClick={() => open(tryOf(own, puzzle))}>
            <RotateCcw aria-hidden="true" /> {m.play_puzzle_again()}
          </button>
          {onPlayOn && (
            <button type="button" class="aid-primary" onClick={onPlayOn}>
              {m.play_own_play_on()} <StepForward aria-hidden="true" />
            </button>
          )}
        </div>
      )}
    </section>
  );
}

interface SaidProps {
  readonly verdict: OwnVerdict<ToldChoice>;
  readonly text: (move: string) => string;
  /** Whether it stands in the place of what is asked. */
  readonly isPrompt: boolean;
}

function Said({ verdict: { isGood, chosen, best }, text, isPrompt }: SaidProps) {
  const title = (
    <b class={isGood ? 'aid-good' : 'aid-mistaken'}>
      {isGood ? m.play_own_good() : m.play_own_better()}
    </b>
  );
  return (
    <>
      {isPrompt ? (
        <h2 id={PROMPT} tabIndex={-1}>
          {title}
        </h2>
      ) : (
        <p>{title}</p>
      )}
      <p>{m.play_own_chosen({ move: text(chosen.move), chances: chosen.chances })}</p>
      {best.move !== chosen.move && (
        <p>{m.play_own_best({ move: text(best.move), chances: best.chances })}</p>
      )}
    </>
  );
}
