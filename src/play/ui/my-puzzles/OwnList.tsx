import { Trash2 } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';
import type { OwnPuzzle, PuzzleShelf, PuzzlesFound } from '#play/puzzles/own-puzzle.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { whenText } from '#shared/when-text.ts';
import { Unread } from '../storage/Unread.tsx';
import { type OwnPuzzleGame, puzzleName, shelfOf } from './own-puzzles.ts';
import '../style/my-puzzles.css';

interface Props<T extends SaveTypes, P extends OwnPuzzle> {
  readonly own: OwnPuzzleGame<T, P>;
  /** Plays one here. */
  readonly onPlay?: (puzzle: P) => void;
  /** Where one is played, if not here. */
  readonly hrefOf?: (puzzle: P) => string;
}

interface Opened<P extends OwnPuzzle> extends PuzzlesFound<P> {
  readonly shelf: PuzzleShelf<P>;
}

/** The puzzles of one's own, the latest first: played, deleted, and got back. */
export function OwnList<T extends SaveTypes, P extends OwnPuzzle>({
  own,
  onPlay,
  hrefOf,
}: Props<T, P>) {
  const [opened, setOpened] = useState<Opened<P> | 'opening' | 'denied'>('opening');
  /** Deleted while this list is seen; as long as that, the way back stands in their place. */
  const [deleted, setDeleted] = useState<readonly P[]>([]);
  useEffect(() => {
    shelfOf(own)
      .then(async (shelf) => setOpened({ shelf, ...(await shelf.find()) }))
      .catch(() => setOpened('denied'));
  }, []);
  if (opened === 'opening') return null;
  if (opened === 'denied') return <p class="aid-hint">{m.play_own_not_kept()}</p>;
  const { shelf, puzzles, aside } = opened;
  if (puzzles.length + aside.length === 0) {
    return <p class="aid-hint">{m.play_own_none()}</p>;
  }
  const failed = () => setOpened('denied');
  const remove = (puzzle: P) => {
    // Gone when the database says so, not before.
    shelf.remove(puzzle.id).then(() => setDeleted((gone) => [...gone, puzzle]), failed);
  };
  const bringBack = (puzzle: P) => {
    const isBack = () => setDeleted((gone) => gone.filter((other) => other !== puzzle));
    shelf.put(puzzle).then(isBack, failed);
  };
  return (
    <>
      {aside.length > 0 && (
        <Unread values={aside}>
          <p>{m.play_own_unread({ count: aside.length })}</p>
        </Unread>
      )}
      <ul class="aid-choices own-puzzles" hidden={puzzles.length === 0}>
        {puzzles.map((puzzle) => {
          const name = puzzleName(own, puzzle);
          const about = <About name={name} puzzle={puzzle} />;
          return (
            <li key={puzzle.id} class="aid-kept">
              {deleted.includes(puzzle) ? (
                <Deleted name={name} onUndo={() => bringBack(puzzle)} />
              ) : (
                <>
                  {hrefOf ? (
                    <a class="aid-choice" href={hrefOf(puzzle)}>
                      {about}
                    </a>
                  ) : (
                    <button type="button" class="aid-choice" onClick={() => onPlay?.(puzzle)}>
                      {about}
                    </button>
                  )}
                  <button
                    type="button"
                    class="aid-icon-button"
                    aria-label={m.play_game_delete({ game: name })}
                    onClick={() => remove(puzzle)}
                  >
                    <Trash2 aria-hidden="true" />
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface DeletedProps {
  readonly name: string;
  readonly onUndo: () => void;
}

function Deleted({ name, onUndo }: DeletedProps) {
  return (
    <>
      <span class="aid-closed" role="status">
        {m.play_game_deleted({ game: name })}
      </span>
      <button type="button" class="aid-secondary" onClick={onUndo}>
        {m.play_undo()}
      </button>
    </>
  );
}

interface AboutProps {
  readonly name: string;
  readonly puzzle: OwnPuzzle;
}

function About({ name, puzzle }: AboutProps) {
  return (
    <>
      <span>{name}</span>
      <small>
        {whenText(puzzle.made)}
        {puzzle.isSolved && ` · ${m.play_puzzles_solved()}`}
      </small>
    </>
  );
}
