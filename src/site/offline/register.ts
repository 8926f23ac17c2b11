import { address } from '#site/address.ts';
import type { Word } from './talk.ts';

/*
 * Has the site kept on the device for the time without a network: when the page has loaded and the
 * browser has nothing else to do. While the site is being written there is no such worker.
 */

/** As browsers with a data saver tell of it; not every browser does. */
interface Connected extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

const saving = (navigator as Connected).connection?.saveData ?? false;

/** A new version is offered where no game can be under way. */
const inGame = () => document.querySelector('[data-game]') !== null;

async function begin({ serviceWorker }: Navigator): Promise<void> {
  const registration = await serviceWorker.register(address('sw.js'));
  const offer = async () => {
    if (!registration.active || !registration.waiting || inGame()) return;
    const { offerUpdate } = await import('./offer.ts');
    await offerUpdate(registration);
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );
  void offer();
  document.addEventListener('visibilitychange', () => {
    // Without a network there is nothing newer; the next time will do.
    if (!document.hidden && !saving) registration.update().catch(() => undefined);
  });
  const { active } = await serviceWorker.ready;
  const visit: Word = {
    type: 'visit',
    language: document.documentElement.lang,
    saving,
    seen: [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)],
  };
  active?.postMessage(visit);
}

const whenIdle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    // A browser that keeps nothing, as in private mode, shows the site as ever.
    whenIdle(() => begin(navigator).catch(() => undefined));
  });
}
