import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { address } from '../layout/address.ts';
import { SAVES_DATA, visitOf } from './page/visit.ts';
import { takeOver, waitingVersion } from './take-over.ts';
import { type SetHere, type StorageStatus, storesOf, type Word } from './talk.ts';

/* The page that says what is kept on this device, adds and removes, and puts it right. */

/**
 * A worker that has said nothing for so long while there was more to fetch was stopped by the browser
 * and is woken to go on, in milliseconds.
 */
const SILENCE = 10_000;

const part = <Element extends HTMLElement>(name: string): Element | null =>
  document.querySelector<Element>(`[data-offline="${name}"]`);

const inMegabytes = (bytes: number): string =>
  new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
    bytes / 1e6,
  );

function say(name: string, text: string): void {
  const line = part(name);
  if (line && line.textContent !== text) line.textContent = text;
}

/** What the status line says. */
function status({ kept, of, bytes, whole = kept === of, full }: StorageStatus): string {
  if (whole && kept === of) return m.offline_kept_whole({ of, megabytes: inMegabytes(bytes) });
  if (full) return m.offline_kept_full({ kept, of });
  return SAVES_DATA ? m.offline_kept_opened({ kept, of }) : m.offline_kept_part({ kept, of });
}

function sayHowMuch(much: StorageStatus): void {
  say('kept', status(much));
  say('version', m.offline_version({ version: much.version }));
  const list = part('sets');
  if (list) list.hidden = !much.sets;
  for (const set of much.sets ?? []) saySet(set);
}

/** Says how it stands with one set, and offers what can be done with it. */
function saySet({ set, taken, kept, of, bytes }: SetHere): void {
  const row = document.querySelector<HTMLElement>(`[data-set="${set}"]`);
  if (!row) return;
  const megabytes = inMegabytes(bytes);
  const state = row.querySelector('[data-state]');
  if (state) {
    state.textContent = !taken
      ? m.offline_set_not({ megabytes })
      : kept === of
        ? m.offline_set_here({ megabytes })
        : m.offline_set_coming({ kept, of });
  }
  row.hidden = false;
  const [take, remove] = ['[data-take]', '[data-remove]'].map((name) =>
    row.querySelector<HTMLButtonElement>(name),
  );
  const [shown, other] = taken ? [remove, take] : [take, remove];
  if (!shown || !other) return;
  // Whoever has just pressed the one goes on with the other.
  const hadFocus = other === document.activeElement;
  shown.hidden = false;
  other.hidden = true;
  if (hadFocus) shown.focus();
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

/** Ends what the page was told so far. */
let unfollow = (): void => undefined;

/** Has the worker that serves say how much is here, now and at every change. */
function follow(registration: ServiceWorkerRegistration): void {
  unfollow();
  const { port1, port2 } = new MessageChannel();
  const goOn = () => {
    registration.active?.postMessage(visitOf(document));
    follow(registration);
  };
  let silence = setTimeout(goOn, SILENCE);
  unfollow = () => {
    clearTimeout(silence);
    port1.close();
  };
  port1.onmessage = ({ data }: MessageEvent<StorageStatus>) => {
    sayHowMuch(data);
    clearTimeout(silence);
    if (!(data.whole ?? data.kept === data.of)) silence = setTimeout(goOn, SILENCE);
  };
  const word: Word = { type: 'how-much', follow: true };
  registration.active?.postMessage(word, [port2]);
}

function listen(registration: ServiceWorkerRegistration): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-set]')) {
    const { set = '' } = row.dataset;
    for (const type of ['take', 'remove'] as const) {
      row.querySelector(`[data-${type}]`)?.addEventListener('click', () => {
        const word: Word = { type, set };
        registration.active?.postMessage(word);
        // One that was stopped has forgotten who follows it.
        follow(registration);
      });
    }
  }
}

async function begin({ serviceWorker }: Navigator): Promise<void> {
  part('anew')?.addEventListener('click', fetchAnew);
  if (!serviceWorker.controller) say('kept', m.offline_kept_nothing());
  const registration = await serviceWorker.ready;
  listen(registration);
  follow(registration);
  serviceWorker.addEventListener('controllerchange', () => follow(registration));
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
else {
  say('kept', m.offline_kept_nothing());
  // Nothing stands between the page and its host: loading it is fetching it anew.
  part('anew')?.addEventListener('click', () => location.reload());
}
