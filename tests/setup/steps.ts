import { type Profiler, Session } from 'node:inspector';

/*
 * How much the site's own code works, counted and not timed: the same on every machine, however busy.
 * A test that counts imports this file before all others and by itself,
 *
 *     import '../../setup/steps.ts';
 *
 * since only code that is loaded after it can be counted.
 */

/** What V8 takes for one object or field of a JSON text, beside a block of code, at its slowest. */
const STEPS_OF_A_PART = 100;

const session = new Session();
session.connect();
ask('Profiler.enable');
ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Asks V8, which answers at once. */
function ask<Answer>(method: string, how = {}): Answer {
  const answers: Answer[] = [];
  session.post(method, how, (fault: Error | null, answer?: object) => {
    if (fault) throw fault;
    answers.push(answer as Answer);
  });
  return answers[0];
}

let partsParsed = 0;
const { parse } = JSON;
JSON.parse = (text, reviver) => {
  partsParsed += String(text).match(/[[{:]/g)?.length ?? 0;
  return parse(text, reviver);
};

/**
 * The steps taken by code under `src` since this was last asked. A block of code that was gone
 * through is a step, so that a loop takes one or more each time round.
 */
export function stepsTaken(): number {
  const { result } = ask<Profiler.TakePreciseCoverageReturnType>('Profiler.takePreciseCoverage');
  let steps = partsParsed * STEPS_OF_A_PART;
  partsParsed = 0;
  for (const { url, functions } of result) {
    if (!url.includes('/src/')) continue;
    for (const { ranges, isBlockCoverage } of functions) {
      for (const { count } of ranges) steps += count;
      if (!isBlockCoverage && ranges.some(({ count }) => count > 0)) {
        throw new Error(`${url} was loaded before tests/setup/steps.ts: it cannot be counted`);
      }
    }
  }
  return steps;
}

/** The steps that some work takes. */
export function stepsOf(work: () => unknown): number {
  stepsTaken();
  work();
  return stepsTaken();
}
