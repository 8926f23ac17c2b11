import { useCallback, useRef, useState } from 'preact/hooks';

/**
 * State that belongs to what it is about, and begins anew with something else. An effect that set it back would run
 * after the screen is drawn, and so close what a quick hand has opened there.
 */
export function useStateAbout<Value>(
  about: unknown,
  initial: Value,
): readonly [Value, (value: Value) => void] {
  const held = useRef({ about, value: initial });
  const [, setDrawn] = useState({});
  if (!Object.is(held.current.about, about)) held.current = { about, value: initial };
  const set = useCallback((value: Value) => {
    if (Object.is(held.current.value, value)) return;
    held.current.value = value;
    setDrawn({});
  }, []);
  return [held.current.value, set];
}
