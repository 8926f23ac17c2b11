import { useState } from 'preact/hooks';
import * as m from '#messages';
import type { OwnPuzzle } from '../../puzzles/own-puzzle.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import { useSettings } from '../frame/settings.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import type { LoadOwn } from './use-own.tsx';

interface Props<K extends SaveKinds, P extends OwnPuzzle> {
  readonly load: LoadOwn<K, P>;
}

/** Where the list of puzzles of one's own is between games, opened when it is wanted. */
export function OwnPuzzles<K extends SaveKinds, P extends OwnPuzzle>({ load }: Props<K, P>) {
  const { open } = useSettings<K>();
  const [isOpen, setOpen] = useState(false);
  const loaded = useLoaded(isOpen, load);
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
