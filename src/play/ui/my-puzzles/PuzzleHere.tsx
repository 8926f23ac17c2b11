import { Puzzle } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import type { OwnPuzzle } from '#play/puzzles/own-puzzle.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { usePlayContext } from '../frame/play-context.ts';
import { type Session, useSession } from '../frame/session.ts';
import { useKeptFocus } from '../hooks/use-focus.ts';
import { ownFragment } from './own-address.ts';
import { type OwnPuzzleGame, shelfOf, tryOf } from './own-puzzles.ts';

interface Props<T extends SaveTypes, P extends OwnPuzzle> {
  readonly own: OwnPuzzleGame<T, P>;
  /** Makes the puzzle of the moment. Rejects where the coach cannot be asked. */
  readonly make: () => Promise<P>;
  /** Other things that can be done about the moment. */
  readonly children?: ComponentChildren;
}

type Doing = 'nothing' | 'puzzle' | 'failed' | 'not kept';

/** Keeps a moment of a game as a puzzle of one's own, and opens a try at it. */
export function PuzzleHere<T extends SaveTypes, P extends OwnPuzzle>({
  own,
  make,
  children,
}: Props<T, P>) {
  const { room } = useSession<Session<T>>();
  const { links, open } = usePlayContext<T>();
  const [doing, setDoing] = useState<Doing>('nothing');
  const stand = useKeptFocus<HTMLDivElement>(doing);
  const again = async () => {
    setDoing('puzzle');
    try {
      const made = await make();
      const shelf = await shelfOf(own).catch(() => undefined);
      await shelf?.put(made);
      // In practice the game is there at once; from the table the way leads to practice, and only to
      // a puzzle that is kept.
      if (room === 'practice') open(tryOf(own, made));
      else if (shelf) location.assign(`${links.practice}${ownFragment(made.id)}`);
      else setDoing('not kept');
    } catch {
      setDoing('failed');
    }
  };
  return (
    <div ref={stand} tabIndex={-1} class="review-mistake__do">
      <div class="review-mistake__ways">
        {children}
        <button type="button" class="aid-secondary" disabled={doing === 'puzzle'} onClick={again}>
          <Puzzle aria-hidden="true" /> {m.play_review_from_here()}
        </button>
      </div>
      <div role="status">
        {doing === 'puzzle' && <p>{m.play_coach_begins()}</p>}
        {doing === 'failed' && <p class="aid-trouble">{m.play_coach_failed()}</p>}
        {doing === 'not kept' && <p class="aid-trouble">{m.play_own_not_kept()}</p>}
      </div>
    </div>
  );
}
