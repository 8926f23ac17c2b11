import { RotateCcw } from 'lucide-preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { type Position, positionFrom } from '#maquis/engine/index.ts';
import { chancesText } from '#maquis/words/coach.ts';
import * as m from '#messages';
import { SettingsContext, useRunning } from '../../aid/aid.ts';
import { choiceText } from './choice-text.ts';
import { type MyPuzzle, tryOf } from './my-puzzle.ts';
import { openPuzzles } from './puzzle-shelf.ts';
import { verdictOn } from './verdict.ts';
import '../../style/coach.css';

/** What is asked in a puzzle of one's own, and what the first choice came to. */
export function MyPuzzleLead({ id }: { readonly id: string }) {
  const { replayed } = useRunning();
  const puzzle = usePuzzle(id);
  if (!puzzle) return null;
  return <Lead puzzle={puzzle} position={replayed.positions[0]} />;
}

interface LeadProps {
  readonly puzzle: MyPuzzle;
  /** Where it begins. */
  readonly position: Position;
}

function Lead({ puzzle, position }: LeadProps) {
  const { game } = useRunning();
  const { open } = useContext(SettingsContext);
  const verdict = verdictOn(puzzle, game);
  const isSolved = verdict?.isGood ?? false;
  useEffect(() => {
    if (!isSolved || puzzle.isSolved) return;
    // Only a mark in a list: where it cannot be kept, nothing is lost.
    openPuzzles()
      .then((shelf) => shelf.put({ ...puzzle, isSolved: true }))
      .catch(() => undefined);
  }, [isSolved, puzzle]);
  return (
    <section class="coach coach--asked" aria-label={m.maquis_own_title()}>
      <div role="status">
        {verdict ? (
          <>
            <p>
              <b class={verdict.isGood ? 'aid-good' : 'aid-mistaken'}>
                {verdict.isGood ? m.maquis_own_good() : m.maquis_own_better()}
              </b>
            </p>
            <p>
              {m.maquis_own_chosen({
                move: choiceText(position, verdict.chosen.move),
                chances: chancesText(verdict.chosen),
              })}
            </p>
            {verdict.best.move !== verdict.chosen.move && (
              <p>
                {m.maquis_own_best({
                  move: choiceText(position, verdict.best.move),
                  chances: chancesText(verdict.best),
                })}
              </p>
            )}
          </>
        ) : (
          <p>{m.maquis_own_task({ played: choiceText(position, puzzle.played) })}</p>
        )}
      </div>
      {verdict && (
        <button type="button" class="aid-secondary" onClick={() => open(tryOf(puzzle))}>
          <RotateCcw aria-hidden="true" /> {m.maquis_own_again()}
        </button>
      )}
    </section>
  );
}

function usePuzzle(id: string): MyPuzzle | undefined {
  const [puzzle, setPuzzle] = useState<MyPuzzle>();
  useEffect(() => {
    openPuzzles()
      .then((shelf) => shelf.get(id))
      .then(setPuzzle)
      .catch(() => undefined);
  }, [id]);
  return puzzle?.id === id && 'position' in positionFrom(puzzle.table) ? puzzle : undefined;
}
