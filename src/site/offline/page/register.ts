import { CHOICE_MADE } from '#shared/page/page-events.ts';
import { address } from '#site/layout/address.ts';
import { SAVES_DATA, visitOf } from './visit.ts';

/*
 * Has the site kept on the device for the time without a network: when the page has loaded and the
 * browser has nothing else to do. While the site is being written there is no such worker.
 */

/** How long a page that is never idle keeps the visit to itself, in milliseconds. */
const LONGEST_BUSY = 10_000;

/** A new version is offered where no game can be under way. */
const inGame = () => document.querySelector('[data-game]') !== null;

async function begin({ serviceWorker }: Navigator): Promise<void> {
  const registration = await serviceWorker.register(address('sw.js'));
  const offer = async () => {
    if (!registration.active || !registration.waiting || inGame()) return;
    const { offerUpdate } = await import('../offer.ts');
    await offerUpdate(registration);
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );
  void offer();
  await serviceWorker.ready;
  // The browser may have stopped the worker before all was here: then it goes on.
  const tell = () => registration.active?.postMessage(visitOf(document));
  tell();
  document.addEventListener(CHOICE_MADE, tell);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    tell();
    // Without a network there is nothing newer; the next time will do.
    if (!SAVES_DATA) registration.update().catch(() => undefined);
  });
}

const whenIdle =
  globalThis.requestIdleCallback ??
  ((then: () => void, _options: IdleRequestOptions) => setTimeout(then, 1000));

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    // A browser that keeps nothing, as in private mode, shows the site as ever.
    whenIdle(() => begin(navigator).catch(() => undefined), { timeout: LONGEST_BUSY });
  });
}
