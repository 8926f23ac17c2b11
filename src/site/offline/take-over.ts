import type { Word } from './talk.ts';

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
