import type { HowMuch, Word } from './talk.ts';

/** How long a worker may take before it counts as one that does not answer, in milliseconds. */
const PATIENCE = 4000;

/** Asks a worker how much of its version is on the device; nothing comes from one that is gone. */
export function askHowMuch(worker: ServiceWorker): Promise<HowMuch | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    const word: Word = { type: 'how-much' };
    worker.postMessage(word, [port2]);
    setTimeout(resolve, PATIENCE);
  });
}
