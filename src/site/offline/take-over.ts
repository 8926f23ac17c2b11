import type { StorageStatus, Word } from './talk.ts';

/**
 * The name of the version that waits, if it is here as a whole. A worker that only passes through
 * waiting, on its way to serve, has none.
 */
export async function waitingVersion(
  registration: ServiceWorkerRegistration,
): Promise<string | undefined> {
  const much = registration.waiting && (await askHowMuch(registration.waiting));
  return registration.waiting && much && much.kept === much.of ? much.version : undefined;
}

/** Lets the version that waits serve from now on, and shows this page in it. */
export function takeOver({ waiting }: ServiceWorkerRegistration): void {
  // Taken in another window already: then only this page is still the old one.
  if (!waiting) {
    location.reload();
    return;
  }
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  const word: Word = { type: 'take-over' };
  waiting.postMessage(word);
}

/** How long a worker may take before it counts as one that does not answer, in milliseconds. */
const PATIENCE = 4000;

/** Asks a worker how much of its version is on the device; nothing comes from one that is gone. */
function askHowMuch(worker: ServiceWorker): Promise<StorageStatus | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    const word: Word = { type: 'how-much' };
    worker.postMessage(word, [port2]);
    setTimeout(resolve, PATIENCE);
  });
}
