import { Maximize, Minimize } from 'lucide-preact';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';

/** Gives a part of the page the whole screen, and takes it back; not there where the browser cannot. */
export function FullScreen({ of }: { readonly of: RefObject<HTMLElement> }) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  // Refused by the device: then the window stays as it is.
  const change = () =>
    (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())?.catch(() => undefined);
  const Icon = isFull ? Minimize : Maximize;
  return (
    <button type="button" class="aid-secondary" onClick={change}>
      <Icon aria-hidden="true" /> {isFull ? m.play_second_full_leave() : m.play_second_full()}
    </button>
  );
}
