import { Trash2 } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { DIFFICULTY_NAMES, GOAL_NAMES } from '#maquis/words/names.ts';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { Unread } from '#play/screen/kept/Unread.tsx';
import type { MyPuzzle } from './my-puzzle.ts';
import { openPuzzles, type PuzzleShelf, type PuzzlesFound } from './puzzle-shelf.ts';

interface Props {
  /** Plays one here. */
  readonly onPlay?: (puzzle: MyPuzzle) => void;
  /** Where one is played, if not here. */
  readonly hrefOf?: (puzzle: MyPuzzle) => string;
}

interface Opened extends PuzzlesFound {
  readonly shelf: PuzzleShelf;
}

/** The puzzles of one's own, the latest first: played, deleted, and got back. */
export function MyPuzzleList({ onPlay, hrefOf }: Props) {
  const [opened, setOpened] = useState<Opened | 'opening' | 'denied'>('opening');
  /** Deleted while this list is seen; as long as that, the way back stands in their place. */
  const [deleted, setDeleted] = useState<readonly MyPuzzle[]>([]);
  useEffect(() => {
    openPuzzles()
      .then(async (shelf) => setOpened({ shelf, ...(await shelf.find()) }))
      .catch(() => setOpened('denied'));
  }, []);
  if (opened === 'opening') return null;
  if (opened === 'denied') return <p class="aid-hint">{m.maquis_own_not_kept()}</p>;
  const { shelf, puzzles, aside } = opened;
  if (puzzles.length + aside.length === 0) {
    return <p class="aid-hint">{m.maquis_own_none()}</p>;
  }
  const failed = () => setOpened('denied');
  const remove = (puzzle: MyPuzzle) => {
    // Gone when the database says so, not before.
    shelf.remove(puzzle.id).then(() => setDeleted((gone) => [...gone, puzzle]), failed);
  };
  const bringBack = (puzzle: MyPuzzle) => {
    const isBack = () => setDeleted((gone) => gone.filter((other) => other !== puzzle));
    shelf.put(puzzle).then(isBack, failed);
  };
  return (
    <>
      {aside.length > 0 && (
        <Unread values={aside}>
          <p>{m.maquis_own_unread({ count: aside.length })}</p>
        </Unread>
      )}
      <ul class="aid-choices own-puzzles" hidden={puzzles.length === 0}>
        {puzzles.map((puzzle) => (
          <li key={puzzle.id} class="aid-kept">
            {deleted.includes(puzzle) ? (
              <Deleted name={nameOf(puzzle)} onUndo={() => bringBack(puzzle)} />
            ) : (
              <>
                {hrefOf ? (
                  <a class="aid-choice" href={hrefOf(puzzle)}>
                    <About puzzle={puzzle} />
                  </a>
                ) : (
                  <button type="button" class="aid-choice" onClick={() => onPlay?.(puzzle)}>
                    <About puzzle={puzzle} />
                  </button>
                )}
                <button
                  type="button"
                  class="aid-icon-button"
                  aria-label={m.play_game_delete({ game: nameOf(puzzle) })}
                  onClick={() => remove(puzzle)}
                >
                  <Trash2 aria-hidden="true" />
                </button>
              </>
            )}
          </li>
        ))}
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

function About({ puzzle }: { readonly puzzle: MyPuzzle }) {
  return (
    <>
      <span>{nameOf(puzzle)}</span>
      <small>
        {WHEN.format(puzzle.made)}
        {puzzle.isSolved && ` · ${m.scenarios_solved()}`}
      </small>
    </>
  );
}

const nameOf = ({ table: { difficulty, goals, state } }: MyPuzzle): string =>
  m.maquis_own_name({
    turn: state.day + 1,
    mode: DIFFICULTY_NAMES[difficulty](),
    west: GOAL_NAMES[goals.west](),
    east: GOAL_NAMES[goals.east](),
  });

const WHEN = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short' });
