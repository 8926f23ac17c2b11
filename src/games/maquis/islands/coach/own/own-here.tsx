import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Save } from '#maquis/table/index.ts';
import * as m from '#messages';
import { SettingsContext } from '../../aid/settings.ts';
import { useLoaded } from '../load.ts';

/*
 * The puzzles of one's own on the practice page. All they need comes in files of its own.
 */

/** What is said above a try at such a puzzle; nothing in other games. */
export function useOwnLead({ branchOf }: Save): ComponentChildren {
  const isTry = branchOf?.id.startsWith('puzzle ') ?? false;
  const loaded = useLoaded(isTry, () => import('./OwnPuzzleLead.tsx'));
  return branchOf && typeof loaded === 'object' ? <loaded.OwnPuzzleLead id={branchOf.id} /> : null;
}

/** Where the list of them is, opened when it is wanted. */
export function OwnPuzzles() {
  const { open } = useContext(SettingsContext);
  const [isOpen, setOpen] = useState(false);
  const loaded = useLoaded(isOpen, () => import('./own-list.ts'));
  return (
    <details
      class="aid-more practice-statistics"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.maquis_own_title()}</summary>
      {loaded === 'failed' && <p class="aid-trouble">{m.maquis_coach_failed()}</p>}
      {typeof loaded === 'object' && (
        <loaded.OwnPuzzleList onPlay={(puzzle) => open(loaded.tryOf(puzzle))} />
      )}
    </details>
  );
}

const FRAGMENT = /^#own=(puzzle%20\w+)$/;

/** Opens the puzzle that the address names, once; reloading goes on with the game. */
export function useOwnArrival(open: (save: Save) => void): void {
  useEffect(() => {
    const named = FRAGMENT.exec(location.hash)?.[1];
    if (!named) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    import('./own-list.ts')
      .then(async ({ openPuzzles, tryOf }) => {
        const puzzle = await (await openPuzzles()).get(decodeURIComponent(named));
        if (puzzle) open(tryOf(puzzle));
      })
      .catch(() => undefined);
  }, []);
}

/** The address that {@link useOwnArrival} reads. */
export const ownFragment = (id: string): string => `#own=${encodeURIComponent(id)}`;
