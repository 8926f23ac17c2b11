import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { notKeptPath } from '../order.ts';
import {
  BASE,
  BY_KEY,
  bare,
  files,
  isOfThisVersion,
  kept,
  keyOf,
  languageOf,
  STORES,
} from './files.ts';
import { memory } from './memory.ts';

/*
 * How a request is answered. There are two stages:
 *
 *     not all of this version is here          all of it is here
 *     (the first visit, saving data)
 *     the host is asked first; what it         the device answers, so that all pages are of one
 *     says is kept if it is of this            version and as quick without a network as with one
 *     version, and used without a network
 *
 * What is not of this version is the host's; without a network an open page of the version before
 * still finds its own scripts.
 */

/** After so many seconds a host that says nothing counts as no network, where a copy is here. */
const PATIENCE = 5;

const hostFirst = new NetworkFirst({
  cacheName: STORES.files,
  networkTimeoutSeconds: PATIENCE,
  matchOptions: BY_KEY,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) ?? request,
      cacheWillUpdate: async ({ request, response }) =>
        (await isOfThisVersion(request.url, response.clone())) ? response : null,
    },
  ],
});

/** A copy from the version before this one. */
async function fromBefore(address: string): Promise<Response | undefined> {
  for (const { keys } of (await memory()).versions) {
    const key = keys[bare(address)];
    const copy = key && (await kept(key));
    if (copy) return copy;
  }
  return undefined;
}

/** Answers every request inside the site that this version or the one before knows how to. */
export function answerRequests(): void {
  registerRoute(
    ({ url }) => keyOf(url.href) !== undefined,
    async ({ request, event }) => {
      const [serving] = (await memory()).versions;
      const cacheKey = keyOf(request.url);
      return serving?.whole
        ? files.strategy.handle({ request, event, params: { cacheKey } })
        : hostFirst.handle({ request, event });
    },
  );

  // Scripts of pages that are still open from the version before.
  registerRoute(
    ({ url }) => url.href.startsWith(`${BASE}_astro/`),
    async ({ request }) => (await fromBefore(request.url)) ?? fetch(request),
  );

  registerRoute(
    ({ url, request }) => request.mode === 'navigate' && url.href.startsWith(BASE),
    ({ request }) => fetch(request),
  );

  setCatchHandler(async ({ request }) => {
    const copy = await fromBefore(request.url);
    if (copy) return copy;
    if (request.mode !== 'navigate') return Response.error();
    const withSlash = `${bare(request.url)}/`;
    if (keyOf(withSlash)) return Response.redirect(withSlash);
    const notKept = keyOf(BASE + notKeptPath(languageOf(request.url)));
    return (notKept && (await kept(notKept))) || Response.error();
  });
}
