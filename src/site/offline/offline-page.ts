import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { address } from '#site/address.ts';
import { askHowMuch } from './ask.ts';
import { takeOver, waitingVersion } from './take-over.ts';
import { type HowMuch, storesOf, type Word } from './talk.ts';

/* The page that says what is kept on this device, and puts it right. */

/** How often what is kept is counted anew while it is on its way, in milliseconds. */
const COUNT_EVERY = 700;

const part = <Element extends HTMLElement>(name: string): Element | null =>
  document.querySelector<Element>(`[data-offline="${name}"]`);

const worker = () => navigator.serviceWorker?.controller;

const inMegabytes = (bytes: number): string =>
  new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 1 }).format(bytes / 1e6);

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** True once the visitor has asked for everything, and it need not be offered again. */
let asked = false;

function sayHowMuch({ kept, of, bytes, version }: HowMuch): void {
  const saving = savesData() && !asked;
  const megabytes = inMegabytes(bytes);
  say(
    'kept',
    kept === of
      ? m.offline_kept_whole({ of, megabytes })
      : saving
        ? m.offline_kept_opened({ kept, of })
        : m.offline_kept_part({ kept, of }),
  );
  say('version', m.offline_version({ version }));
  const everything = part<HTMLButtonElement>('keep-everything');
  if (!everything) return;
  everything.hidden = kept === of || !saving;
  everything.textContent = m.offline_keep_everything({ megabytes });
}

function say(name: string, text: string): void {
  const line = part(name);
  if (line && line.textContent !== text) line.textContent = text;
}

async function count(): Promise<void> {
  const serving = worker();
  const much = serving ? await askHowMuch(serving) : undefined;
  if (much) sayHowMuch(much);
  else say('kept', m.offline_kept_nothing());
  if (!much || much.kept < much.of) setTimeout(count, COUNT_EVERY);
}

/** Throws away the worker and all it keeps, never games, which are kept elsewhere. */
async function fetchAnew(): Promise<void> {
  const reached = await fetch(address('sw.js'), { cache: 'no-store' }).catch(() => undefined);
  if (!reached?.ok) return say('anew-said', m.offline_anew_no_network());
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await Promise.all(Object.values(storesOf(address(''))).map((store) => caches.delete(store)));
  location.reload();
}

async function begin({ serviceWorker }: Navigator): Promise<void> {
  part('keep-everything')?.addEventListener('click', () => {
    asked = true;
    const word: Word = { type: 'keep-everything', language: getLocale() };
    worker()?.postMessage(word);
  });
  part('anew')?.addEventListener('click', fetchAnew);
  void count();
  const registration = await serviceWorker.ready;
  const showOffer = async () => {
    const offer = part('new');
    if (offer) offer.hidden = !(await waitingVersion(registration));
  };
  part('take')?.addEventListener('click', () => takeOver(registration));
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', showOffer),
  );
  void showOffer();
}

if ('serviceWorker' in navigator) void begin(navigator);
else say('kept', m.offline_kept_nothing());
