import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Save } from '#maquis/table/index.ts';
import * as m from '#messages';
import { useLoaded } from '#play/screen/hooks/use-loaded.ts';
import { SettingsContext } from '../../aid/aid.ts';

/*
 * The puzzles of one's own on the practice page. All they need comes in files of its own.
 */

/** What is said above a try at such a puzzle; nothing in other games. */
export function useOwnLead(save: Save | undefined): ComponentChildren {
  const branchOf = save?.branchOf;
  const isTry = branchOf?.id.startsWith('puzzle ') ?? false;
  const loaded = useLoaded(isTry, () => import('./MyPuzzleLead.tsx'));
  return branchOf && typeof loaded === 'object' ? <loaded.MyPuzzleLead id={branchOf.id} /> : null;
}

/** Where the list of them is, opened when it is wanted. */
export function MyPuzzles() {
  const { open } = useContext(SettingsContext);
  const [isOpen, setOpen] = useState(false);
  const loaded = useLoaded(isOpen, () => import('./my-puzzles.lazy.ts'));
  return (
    <details
      class="aid-more aid-more--spaced"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.maquis_own_title()}</summary>
      {loaded === 'failed' && <p class="aid-trouble">{m.play_coach_failed()}</p>}
      {typeof loaded === 'object' && (
        <loaded.MyPuzzleList onPlay={(puzzle) => open(loaded.tryOf(puzzle))} />
      )}
    </details>
  );
}

const LABEL = '#own=';

/** The address that {@link useOwnArrival} reads. */
export const ownFragment = (id: string): string => LABEL + encodeURIComponent(id);

/** The puzzle that the fragment of an address names, known or not; undefined where it names none. */
export function idInAddress(fragment: string): string | undefined {
  if (!fragment.startsWith(LABEL)) return undefined;
  try {
    return decodeURIComponent(fragment.slice(LABEL.length));
  } catch {
    // Half of a letter: no puzzle is called that.
    return '';
  }
}

/**
 * Opens the puzzle that the address names, once; reloading goes on with the game.
 *
 * @returns whether it names one that is not here
 */
export function useOwnArrival(open: (save: Save) => void): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const id = idInAddress(location.hash);
    if (id === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    import('./my-puzzles.lazy.ts')
      .then(async ({ openPuzzles, tryOf }) => {
        const puzzle = await (await openPuzzles()).get(id);
        if (puzzle) open(tryOf(puzzle));
        else setMissing(true);
      })
      .catch(() => setMissing(true));
  }, []);
  return isMissing;
}
