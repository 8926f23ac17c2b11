import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import * as m from '#messages';
import type { SaveKinds } from '../../saves/codec.ts';
import type { Save } from '../../saves/save.ts';
import { useSettings } from '../frame/settings.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import '../style/tables.css';

interface Props<K extends SaveKinds> {
  /** What counts the games, and tells what they came to. */
  readonly load: () => Promise<{
    readonly Counted: ComponentType<{ readonly saves: readonly Save<K>[] }>;
  }>;
}

/** What the visitor's finished games came to. They are counted when this is opened. */
export function Statistics<K extends SaveKinds>({ load }: Props<K>) {
  const { others } = useSettings<K>();
  const [isOpen, setOpen] = useState(false);
  const part = useLoaded(isOpen, load);
  return (
    <details
      class="aid-more aid-more--spaced"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.play_statistics()}</summary>
      {part === 'failed' && <p role="alert">{m.play_part_failed()}</p>}
      {typeof part === 'object' && <part.Counted saves={others} />}
    </details>
  );
}
