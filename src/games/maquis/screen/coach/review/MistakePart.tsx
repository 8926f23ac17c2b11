import { Eye, Puzzle } from 'lucide-preact';
import { useContext, useState } from 'preact/hooks';
import { betterLine } from '#maquis/review/better-line.ts';
import type { Mistake, PlayedGame } from '#maquis/review/review.ts';
import { advisedMoveText, chancesText } from '#maquis/words/coach.ts';
import * as m from '#messages';
import { useKeptFocus } from '#play/screen/hooks/use-focus.ts';
import { SettingsContext, useAid, useRunning } from '../../aid/aid.ts';
import { makePuzzle } from '../my-puzzles/make-puzzle.ts';
import { type MyPuzzle, tryOf } from '../my-puzzles/my-puzzle.ts';
import { openPuzzles } from '../my-puzzles/puzzle-shelf.ts';
import { theCoaches } from '../the-coaches.ts';
import type { Variation } from './variation.ts';

interface Props {
  readonly mistake: Mistake;
  readonly played: PlayedGame;
  readonly onLine: (line: Variation) => void;
}

type Doing = 'nothing' | 'line' | 'puzzle' | 'failed' | 'not kept';

/** A choice that was not the best: what was better, what follows from it, and another try. */
export function MistakePart({ mistake, played, onLine }: Props) {
  const { game } = useRunning();
  const [doing, setDoing] = useState<Doing>('nothing');
  const [puzzle, setPuzzle] = useState<MyPuzzle>();
  const stand = useKeptFocus<HTMLDivElement>(`${doing} ${puzzle?.id}`);
  const { step, better, best, other } = mistake;
  const before = played.positions[step];
  const showLine = () => {
    setDoing('line');
    betterLine(played, step, better, theCoaches().look).then(
      (moves) => {
        setDoing('nothing');
        onLine({ game, from: step, moves });
      },
      () => setDoing('failed'),
    );
  };
  const keep = async () => {
    setDoing('puzzle');
    try {
      const made = await makePuzzle(before, mistake);
      const shelf = await openPuzzles().catch(() => undefined);
      if (!shelf) return setDoing('not kept');
      await shelf.put(made);
      setPuzzle(made);
      setDoing('nothing');
    } catch {
      setDoing('failed');
    }
  };
  return (
    <div class="review-mistake" ref={stand} tabIndex={-1}>
      <p>
        {m.maquis_review_played({
          move: advisedMoveText(before, mistake.played),
          chances: chancesText(other),
        })}
        <br />
        <b>
          {m.maquis_review_better({
            move: advisedMoveText(before, better),
            chances: chancesText(best),
          })}
        </b>
      </p>
      <div class="review-mistake__ways">
        <button type="button" class="aid-secondary" disabled={doing === 'line'} onClick={showLine}>
          <Eye aria-hidden="true" /> {m.maquis_review_show()}
        </button>
        {!puzzle && (
          <button type="button" class="aid-secondary" disabled={doing === 'puzzle'} onClick={keep}>
            <Puzzle aria-hidden="true" /> {m.maquis_review_puzzle()}
          </button>
        )}
      </div>
      <div role="status">
        {(doing === 'line' || doing === 'puzzle') && <p>{m.maquis_coach_begins()}</p>}
        {doing === 'failed' && <p class="aid-trouble">{m.maquis_coach_failed()}</p>}
        {doing === 'not kept' && <p class="aid-trouble">{m.maquis_own_not_kept()}</p>}
        {puzzle && <Kept puzzle={puzzle} />}
      </div>
    </div>
  );
}

/** The puzzle is in the list of one's own; it can be played at once, or whenever it is wanted. */
function Kept({ puzzle }: { readonly puzzle: MyPuzzle }) {
  const { room } = useAid();
  const { open } = useContext(SettingsContext);
  return (
    <>
      <p>{m.maquis_own_kept()}</p>
      {room === 'practice' && (
        <button type="button" class="aid-primary" onClick={() => open(tryOf(puzzle))}>
          {m.maquis_own_play()}
        </button>
      )}
    </>
  );
}
