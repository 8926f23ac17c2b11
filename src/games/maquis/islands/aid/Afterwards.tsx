import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { AidContext, useAid } from './aid.ts';

/**
 * What stands beside the answer to a tap: it is drawn a frame after it, so that the answer does not
 * wait for it. For parts that take all they show from the game and stand in one place.
 */
export function Afterwards({ children }: { readonly children: ComponentChildren }) {
  const now = useAid();
  const [drawn, draw] = useState(now);
  // An effect comes when the frame has been drawn.
  useEffect(() => draw(now), [now]);
  return <AidContext.Provider value={drawn}>{children}</AidContext.Provider>;
}
