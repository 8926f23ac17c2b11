/**
 * A function that works out its answer once for each thing it is asked about, and gives the same
 * answer again for as long as that thing is held elsewhere.
 */
export function memoize<Asked extends object, Answer>(
  answer: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const known = new WeakMap<Asked, Answer>();
  return (asked) => {
    const before = known.get(asked);
    if (before !== undefined) return before;
    const now = answer(asked);
    known.set(asked, now);
    return now;
  };
}
