import { useState } from 'preact/hooks';
import * as m from '#messages';
import type { OwnPuzzle } from '#play/puzzles/own-puzzle.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { usePlayContext } from '../frame/play-context.ts';
import { useLazyModule } from '../hooks/use-lazy-module.ts';
import type { LoadOwn } from './use-own.tsx';

interface Props<T extends SaveTypes, P extends OwnPuzzle> {
  readonly load: LoadOwn<T, P>;
}

/** Where the list of puzzles of one's own is between games, opened when it is wanted. */
export function OwnPuzzles<T extends SaveTypes, P extends OwnPuzzle>({ load }: Props<T, P>) {
  const { open } = usePlayContext<T>();
  const [isOpen, setOpen] = useState(false);
  const loaded = useLazyModule(isOpen, load);
  return (
    <details
      class="aid-more aid-more--spaced"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.play_own_title()}</summary>
      {loaded === 'failed' && <p class="aid-trouble">{m.play_part_failed()}</p>}
      {typeof loaded === 'object' && (
        <loaded.OwnList
          own={loaded.own}
          onPlay={(puzzle) => open(loaded.tryOf(loaded.own, puzzle))}
        />
      )}
    </details>
  );
}

/** Where an address names a puzzle that is not here. */
export const OwnMissing = () => (
  <p class="aid-trouble" role="alert">
    {m.play_own_not_here()}
  </p>
);
