import type { GameTypes } from '../rules/game-rules.ts';
import type { Advisor, Analysis, Tasks } from './advisor.ts';
import { type AdviceRequest, handleAdvice } from './protocol.ts';

/** Lets an advisor answer in the worker this is called in. */
export function serveAdvisor<T extends GameTypes, A extends Analysis, K extends Tasks>(
  advisor: Advisor<T, A, K>,
): void {
  // A message to oneself comes after those that are waiting, without the pause of a timer.
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  const hear = handleAdvice(advisor, {
    answer: (answer) => postMessage(answer),
    later: (then) => {
      waiting.push(then);
      port2.postMessage(undefined);
    },
    now: () => performance.now(),
  });
  addEventListener('message', ({ data }: MessageEvent<AdviceRequest<T>>) => hear(data));
}
