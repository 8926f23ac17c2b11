import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SessionProvider, useSession } from './session.ts';

/**
 * What stands beside the answer to a tap: it is drawn a frame after it, so that the answer does not
 * wait for it. Meanwhile it shows how the game stood, and takes no tap on what is no longer so.
 */
export function Deferred({ children }: { readonly children: ComponentChildren }) {
  const now = useSession();
  const latest = useRef(now);
  latest.current = now;
  const drawn = useDeferredFrame(useMemo(() => ({ now, children }), [now, children]));
  const session = useMemo((): typeof now => {
    const send: (typeof now)['send'] = (event) => {
      if (latest.current.state === drawn.now.state) drawn.now.send(event);
    };
    return { ...drawn.now, send };
  }, [drawn]);
  return <SessionProvider.Provider value={session}>{drawn.children}</SessionProvider.Provider>;
}

/** What was given when the last frame was drawn: what is new comes a frame after the answer to a tap. */
export function useDeferredFrame<Given>(now: Given): Given {
  const [drawn, draw] = useState(now);
  // An effect comes when the frame has been drawn.
  useEffect(() => draw(now), [now]);
  return drawn;
}
