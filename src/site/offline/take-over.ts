import { askHowMuch } from './ask.ts';
import type { Word } from './talk.ts';

/**
 * Whether a version waits that is here as a whole. A worker that only passes through waiting, on its
 * way to serve, is none.
 */
export async function waitsWhole(registration: ServiceWorkerRegistration): Promise<boolean> {
  if (!registration.waiting) return false;
  const much = await askHowMuch(registration.waiting);
  return registration.waiting !== null && much !== undefined && much.kept === much.of;
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
