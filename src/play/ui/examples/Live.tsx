import { RotateCcw } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages';

interface Props {
  readonly children: ComponentChildren;
  /** Puts the example back to its beginning; left out where there is nothing to put back. */
  readonly onAgain: (() => void) | undefined;
}

/**
 * The frame of an example that can be tried: without scripts, and on paper, a still picture. How it
 * looks (style/live.css) comes with the game's own style of examples.
 */
export function Live({ children, onAgain }: Props) {
  return (
    <div class="live">
      {children}
      {onAgain && (
        <button type="button" class="live__again scripted no-print" onClick={onAgain}>
          <RotateCcw size={16} aria-hidden="true" /> {m.play_live_again()}
        </button>
      )}
    </div>
  );
}

/** What an example has to say of what was tried last. */
export const LiveNews = ({ lines }: { readonly lines: readonly string[] }) => (
  <div class="live__news" role="status" aria-label={m.play_live_news()}>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

/** False in the still picture of a page without scripts, and true once it can be played with. */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
