import { LANGUAGES } from '#site/layout/languages.ts';
import { notKeptPath } from '../sets.ts';
import {
  BASE,
  bare,
  type FileOfVersion,
  fileAt,
  isOfThisVersion,
  kept,
  ruleAt,
  storageKey,
  storeAnswer,
} from './files.ts';
import { memory, serving } from './memory.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * How a request is answered. There are two stages, for each set by itself:
 *
 *     not all of a set is here                 all of it is here
 *     (the first visit, saving data, what
 *     was not visited)
 *     the host is asked first; what it         the device answers, so that all pages are of one
 *     says is kept if it is of this            version and as quick without a network as with one
 *     version, and used without a network
 *
 * What is not of this version is the host's; without a network an open page of the version before
 * still finds its own scripts. Whatever the device refuses, the host is asked, and whatever the host
 * does not have, the device is.
 */

/** After so many milliseconds a host that says nothing counts as no network, where a copy is here. */
const PATIENCE = 5000;

/** Scripts and styles, whose names change with what they hold. */
const isAsset = (address: string) => address.startsWith(`${BASE}_astro/`);

/** Answers every request inside the site that this version or the one before knows how to. */
export function answerRequests(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(BASE)) return;
    const file = fileAt(request.url);
    if (file) event.respondWith(answerWith(file, event));
    else if (request.mode === 'navigate') event.respondWith(answerStranger(request));
    // Scripts of pages that are still open from the version before.
    else if (isAsset(request.url)) event.respondWith(answerAsset(request));
  });
}

/** Whether the device answers for a file: all of one of its sets is here. */
async function isWhole({ sets }: FileOfVersion): Promise<boolean> {
  const whole = serving(await memory())?.sets ?? [];
  return sets.some((set) => whole.includes(set));
}

/** Answers with a file of this version. */
async function answerWith(file: FileOfVersion, event: FetchEvent): Promise<Response> {
  const deviceFirst = isAsset(file.url) || (await isWhole(file));
  const copy = deviceFirst ? await kept(storageKey(file)) : undefined;
  return copy ?? (await hostFirst(file, event)) ?? lastResort(event.request);
}

/** What the host says, or the copy on the device where it says nothing in time, or that it failed. */
async function hostFirst(file: FileOfVersion, event: FetchEvent): Promise<Response | undefined> {
  const copy = kept(storageKey(file));
  const fromHost = fetch(event.request).catch(() => undefined);
  const outOfPatience = new Promise<undefined>((over) => setTimeout(over, PATIENCE));
  const first = await Promise.race([fromHost, outOfPatience]);
  if (first?.ok) {
    event.waitUntil(keepIfWanted(file, first.clone()));
    return first;
  }
  // Forwarded, as by a network that asks whoever joins it to sign in, a page goes where it is sent.
  if (first?.type === 'opaqueredirect') return first;
  return (await copy) ?? (await fromHost);
}

/** Keeps what the visitor opened, if it is of this version and the visitor did not remove it. */
async function keepIfWanted(file: FileOfVersion, answer: Response): Promise<void> {
  const { removed } = await memory();
  if (file.sets.every((set) => removed.includes(set))) return;
  if (await isOfThisVersion(file, answer.clone())) await storeAnswer(storageKey(file), answer);
}

/** A copy from the version before this one, or what another set left here. */
async function fromBefore(address: string): Promise<Response | undefined> {
  for (const { keys } of (await memory()).versions) {
    const key = keys[bare(address)];
    const copy = key && (await kept(key));
    if (copy) return copy;
  }
  return undefined;
}

async function answerAsset(request: Request): Promise<Response> {
  return (await fromBefore(request.url)) ?? fetch(request);
}

/** Answers for a page that is no file of this version; the lasting address of a rule may be one. */
async function answerStranger(request: Request): Promise<Response> {
  const way = ruleAt(request.url);
  const chapter = way && fileAt(way);
  if (chapter && (await isWhole(chapter))) return Response.redirect(way);
  return fetch(request).catch(() => (way ? Response.redirect(way) : lastResort(request)));
}

/** What is shown of an address that neither the host nor this version's copy answers. */
async function lastResort(request: Request): Promise<Response> {
  const copy = await fromBefore(request.url);
  if (copy) return copy;
  if (request.mode !== 'navigate') return Response.error();
  const withSlash = `${bare(request.url)}/`;
  if (fileAt(withSlash)) return Response.redirect(withSlash);
  // In the visitor's language, or in one of which something was read here.
  for (const language of new Set([languageOfAddress(request.url), ...LANGUAGES])) {
    const notKept = fileAt(BASE + notKeptPath(language));
    const page = notKept && (await kept(storageKey(notKept)));
    if (page) return page;
  }
  return Response.error();
}

/** The language of an address, or else one the visitor asks for. */
function languageOfAddress(address: string): string {
  const [first] = address.slice(BASE.length).split('/');
  const asked = [first, ...self.navigator.languages.map((tag) => tag.split('-')[0])];
  return asked.find((tag) => LANGUAGES.some((known) => known === tag)) ?? LANGUAGES[0];
}
