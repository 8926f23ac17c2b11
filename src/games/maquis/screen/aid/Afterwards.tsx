import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { type Aid, AidContext, useAid } from './aid.ts';
import { useAfterwards } from './use-afterwards.ts';

/**
 * What stands beside the answer to a tap: it is drawn a frame after it, so that the answer does not
 * wait for it. Meanwhile it shows how the game stood, and takes no tap on what is no longer so.
 */
export function Afterwards({ children }: { readonly children: ComponentChildren }) {
  const now = useAid();
  const latest = useRef(now);
  latest.current = now;
  const drawn = useAfterwards(useMemo(() => ({ now, children }), [now, children]));
  const aid = useMemo((): Aid => {
    const send: Aid['send'] = (event) => {
      if (latest.current.state === drawn.now.state) drawn.now.send(event);
    };
    return { ...drawn.now, send };
  }, [drawn]);
  return <AidContext.Provider value={aid}>{drawn.children}</AidContext.Provider>;
}
