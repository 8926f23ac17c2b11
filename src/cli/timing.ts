/** How much of some work was done in how long. */
interface Timing {
  readonly name: string;
  readonly count: number;
  readonly seconds: number;
  readonly perSecond: number;
}

/** Repeats a piece of work, that says how much it did, for some seconds, and a while before to warm up. */
export function timed(name: string, seconds: number, work: () => number): Timing {
  repeat(seconds / 4, work);
  const { count, took } = repeat(seconds, work);
  return {
    name,
    count,
    seconds: Number(took.toFixed(3)),
    perSecond: Math.round(count / took),
  };
}

function repeat(seconds: number, work: () => number): { count: number; took: number } {
  const began = performance.now();
  let count = 0;
  let took = 0;
  while (took < seconds) {
    count += work();
    took = (performance.now() - began) / 1000;
  }
  return { count, took };
}
