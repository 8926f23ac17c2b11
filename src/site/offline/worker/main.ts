import type { HowMuch, Word } from '../talk.ts';
import { answerRequests } from './answers.ts';
import { files } from './files.ts';
import { fill, visitorAsks } from './fill.ts';
import {
  countKept,
  forgetTheRest,
  memory,
  noteThisVersion,
  remember,
  servesAlready,
} from './memory.ts';

declare const self: ServiceWorkerGlobalScope;

declare const THIS_VERSION: string;
declare const BYTES_OF_THIS_VERSION: number;

/*
 * The life of a version on a device.
 *
 * Where the version before is here as a whole, this one fetches all that is new before it counts as
 * installed; one file that is missing or not as it should be, and it is dropped, the old one goes on,
 * and the browser tries again at a later visit. When all is here it waits until the visitor takes it,
 * or until no page of the site is open. An older version that comes back does the same.
 *
 * Where the version before is not here as a whole, pages come from the host anyway: there is nothing
 * to wait for.
 */
self.addEventListener('install', (event) => event.waitUntil(install(event)));

async function install(event: ExtendableEvent): Promise<void> {
  const before = await memory();
  const fetchesAhead = before.everything || !before.saving;
  if (before.versions[0]?.whole && fetchesAhead && !servesAlready(before)) {
    await files.install(event);
  } else await self.skipWaiting();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  await forgetTheRest(await noteThisVersion());
  await self.clients.claim();
}

self.addEventListener('fetch', visitorAsks);
answerRequests();

self.addEventListener('message', (event) => {
  const word: Word = event.data;
  event.waitUntil(heed(word, event));
});

async function heed(word: Word, event: ExtendableMessageEvent): Promise<unknown> {
  switch (word.type) {
    case 'visit':
      await remember(() => ({ saving: word.saving }));
      return fill(word, event);
    case 'keep-everything':
      await remember(() => ({ everything: true }));
      return fill({ language: word.language, seen: [] }, event);
    case 'how-much': {
      const answer: HowMuch = {
        version: THIS_VERSION,
        bytes: BYTES_OF_THIS_VERSION,
        ...(await countKept()),
      };
      return event.ports[0]?.postMessage(answer);
    }
    case 'take-over':
      return self.skipWaiting();
    default:
      return undefined;
  }
}
