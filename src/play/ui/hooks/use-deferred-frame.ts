import { useEffect, useState } from 'preact/hooks';

/** What was given when the last frame was drawn: what is new comes a frame after the answer to a tap. */
export function useDeferredFrame<Given>(now: Given): Given {
  const [drawn, draw] = useState(now);
  // An effect comes when the frame has been drawn.
  useEffect(() => draw(now), [now]);
  return drawn;
}
