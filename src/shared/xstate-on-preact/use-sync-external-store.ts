import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';

/** Follows an external store: what it holds is drawn anew whenever it holds something else. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (changed: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const now = getSnapshot();
  const drawn = useRef({ now, getSnapshot });
  const [, draw] = useReducer((times: number, _: undefined) => times + 1, 0);
  const look = () => {
    if (!Object.is(drawn.current.now, drawn.current.getSnapshot())) draw(undefined);
  };
  useLayoutEffect(() => {
    drawn.current = { now, getSnapshot };
    look();
  }, [subscribe, now, getSnapshot]);
  useEffect(() => {
    look();
    return subscribe(look);
  }, [subscribe]);
  return now;
}
