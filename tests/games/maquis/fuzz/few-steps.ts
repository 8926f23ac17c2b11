import { expect } from 'vitest';
import { stepsTaken } from '../../../setup/steps.ts';
import { shown } from './boundary.ts';

/**
 * The most that anything of a stranger's may take of the page at a stretch, in steps: two walks over
 * the letters of the largest file.
 */
const MOST_STEPS = 20_000_000;
/** The same between two rests: four walks over the letters that are read without one. */
const MOST_BETWEEN_RESTS = 8_000_000;

/** Counting takes its time: so many stretches are counted together, as long as they take little. */
const MOST_TOGETHER = 200;
const LITTLE = MOST_BETWEEN_RESTS / 8;

function fewSteps(what: string, most: number): number {
  const steps = stepsTaken();
  expect(steps, `${what} takes ${steps} steps`).toBeLessThan(most);
  return steps;
}

/** Reads a thing of a stranger's, which may not hold the page up. */
export function readInFewSteps<Thing>(
  thing: Thing,
  read: (thing: Thing) => unknown,
  most = MOST_STEPS,
): void {
  stepsTaken();
  read(thing);
  fewSteps(shown(thing), most);
}

/** So many small things are counted together. */
const THINGS_TOGETHER = 20;

/** As {@link readInFewSteps}, for many things. */
export function readAllInFewSteps<Thing>(
  things: readonly Thing[],
  read: (thing: Thing) => unknown,
): void {
  for (let at = 0; at < things.length; at += THINGS_TOGETHER) {
    readInFewSteps(things.slice(at, at + THINGS_TOGETHER), (some) => some.map((one) => read(one)));
  }
}

/** As {@link readInFewSteps}, for what rests now and then: nothing between two rests may take long. */
export async function readWithRests<Thing>(
  thing: Thing,
  read: (thing: Thing, rest: () => Promise<void>) => Promise<unknown>,
): Promise<void> {
  let [together, stretches] = [1, 0];
  stepsTaken();
  await read(thing, async () => {
    if (++stretches < together) return;
    const isLittle = fewSteps(shown(thing), MOST_BETWEEN_RESTS) < LITTLE;
    together = isLittle ? Math.min(together * 2, MOST_TOGETHER) : Math.max(together / 2, 1);
    stretches = 0;
  });
  fewSteps(shown(thing), MOST_BETWEEN_RESTS);
}
