import { type CoachRequest, newCoach } from './coaching.ts';

/** A message to oneself comes after those that are waiting, without the pause of a timer. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

const hear = newCoach({
  answer: (answer) => postMessage(answer),
  later: (then) => {
    waiting.push(then);
    port2.postMessage(undefined);
  },
  now: () => performance.now(),
});

addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => hear(data));
