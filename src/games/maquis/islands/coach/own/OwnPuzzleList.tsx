import { Trash2 } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { DIFFICULTY_NAMES, GOAL_NAMES } from '#maquis/messages/names.ts';
import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import type { OwnPuzzle } from './own-puzzle.ts';
import { openPuzzles, type PuzzleShelf } from './puzzle-shelf.ts';

interface Props {
  /** Plays one here. */
  readonly onPlay?: (puzzle: OwnPuzzle) => void;
  /** Where one is played, if not here. */
  readonly hrefOf?: (puzzle: OwnPuzzle) => string;
}

interface Opened {
  readonly shelf: PuzzleShelf;
  readonly puzzles: readonly OwnPuzzle[];
}

/** The puzzles of one's own, the latest first: played, deleted, and got back. */
export function OwnPuzzleList({ onPlay, hrefOf }: Props) {
  const [opened, setOpened] = useState<Opened | 'opening' | 'denied'>('opening');
  /** Deleted while this list is seen; as long as that, the way back stands in their place. */
  const [deleted, setDeleted] = useState<readonly OwnPuzzle[]>([]);
  useEffect(() => {
    openPuzzles()
      .then(async (shelf) => setOpened({ shelf, puzzles: await shelf.find() }))
      .catch(() => setOpened('denied'));
  }, []);
  if (opened === 'opening') return null;
  if (opened === 'denied') return <p class="aid-hint">{m.maquis_own_not_kept()}</p>;
  const { shelf, puzzles } = opened;
  const failed = () => setOpened('denied');
  if (puzzles.length === 0) return <p class="aid-hint">{m.maquis_own_none()}</p>;
  return (
    <ul class="aid-choices own-puzzles">
      {puzzles.map((puzzle) => {
        const name = nameOf(puzzle);
        if (deleted.includes(puzzle)) {
          return (
            <li key={puzzle.id} class="aid-kept">
              <span class="aid-closed" role="status">
                {m.maquis_table_menu_deleted({ game: name })}
              </span>
              <button
                type="button"
                class="aid-secondary"
                onClick={() => {
                  shelf
                    .put(puzzle)
                    .then(
                      () => setDeleted((gone) => gone.filter((other) => other !== puzzle)),
                      failed,
                    );
                }}
              >
                {m.maquis_table_undo()}
              </button>
            </li>
          );
        }
        return (
          <li key={puzzle.id} class="aid-kept">
            {hrefOf ? (
              <a class="aid-choice" href={hrefOf(puzzle)}>
                <About puzzle={puzzle} name={name} />
              </a>
            ) : (
              <button type="button" class="aid-choice" onClick={() => onPlay?.(puzzle)}>
                <About puzzle={puzzle} name={name} />
              </button>
            )}
            <button
              type="button"
              class="aid-icon-button"
              aria-label={m.maquis_table_menu_delete({ game: name })}
              onClick={() => {
                // Gone when the database says so, not before.
                shelf.remove(puzzle.id).then(() => setDeleted((gone) => [...gone, puzzle]), failed);
              }}
            >
              <Trash2 aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function About({ puzzle, name }: { readonly puzzle: OwnPuzzle; readonly name: string }) {
  return (
    <>
      <span>{name}</span>
      <small>
        {WHEN.format(puzzle.made)}
        {puzzle.isSolved && ` · ${m.scenarios_solved()}`}
      </small>
    </>
  );
}

const nameOf = ({ table: { difficulty, goals, state } }: OwnPuzzle): string =>
  m.maquis_own_name({
    turn: state.day + 1,
    mode: DIFFICULTY_NAMES[difficulty](),
    west: GOAL_NAMES[goals.west](),
    east: GOAL_NAMES[goals.east](),
  });

const WHEN = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short' });
