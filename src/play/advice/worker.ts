import type { Kinds } from '../rules.ts';
import type { Advice, Adviser } from './adviser.ts';
import { type CoachRequest, newCoach } from './coaching.ts';

/** Lets an adviser answer in the worker this is called in. */
export function answerInWorker<K extends Kinds, A extends Advice>(adviser: Adviser<K, A>): void {
  // A message to oneself comes after those that are waiting, without the pause of a timer.
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  const hear = newCoach(adviser, {
    answer: (answer) => postMessage(answer),
    later: (then) => {
      waiting.push(then);
      port2.postMessage(undefined);
    },
    now: () => performance.now(),
  });
  addEventListener('message', ({ data }: MessageEvent<CoachRequest<K>>) => hear(data));
}
