import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type { StorageStatus, Word } from '#site/offline/talk.ts';

/*
 * A device in a few lines: a host that can be cut off, stores that can refuse, and the worker itself,
 * started and stopped as a browser does. What a browser really does is tried in tests/browser/offline.
 */

export const SITE = 'https://house.example/';

/** Path to content, from the root of the site. */
export type Site = Readonly<Record<string, string>>;

/** The sets a path of these tests is needed by. */
const setsOf = (path: string): readonly string[] => {
  const [language = '', game] = path.split('/');
  if (path.includes('boxed')) return ['en/maquis/boxed'];
  if (path.startsWith('_astro/')) return ['en', 'zh'];
  return [game === 'maquis' || game === 'resist' ? `${language}/${game}` : language];
};

/** As the browser has it: refused puts and reads fail as a full or broken store does. */
class Store {
  readonly content = new Map<string, Response>();
  readonly #device: Device;
  constructor(device: Device) {
    this.#device = device;
  }
  readonly match = async (key: string) => this.#device.reads(() => this.content.get(key)?.clone());
  readonly keys = async () =>
    this.#device.reads(() => [...this.content.keys()].map((url) => ({ url })));
  readonly delete = async (key: string) => this.content.delete(key);
  readonly put = async (key: string, answer: Response) => {
    const bytes = (await answer.clone().arrayBuffer()).byteLength;
    if (this.#device.room < bytes) throw new DOMException('full', 'QuotaExceededError');
    this.#device.room -= bytes;
    this.content.set(key, answer);
  };
}

type Listener = (event: unknown) => void;

export class Device {
  /** Bytes that are left to keep things in. */
  room = Number.POSITIVE_INFINITY;
  /** Whether the stores cannot even be opened. */
  broken = false;
  /** What the host serves; nothing while there is no network. */
  host: Site | undefined;
  /** After so many answers the host says no more. */
  silentAfter = Number.POSITIVE_INFINITY;
  /** The paths asked of the host. */
  asked: string[] = [];
  readonly stores = new Map<string, Store>();
  #listeners = new Map<string, Listener[]>();

  reads<Read>(read: () => Read): Read {
    if (this.broken) throw new DOMException('broken', 'UnknownError');
    return read();
  }

  /** Starts a worker of a version, as after the browser has stopped the one before. */
  async start(version: Site, name = 'first'): Promise<void> {
    this.#listeners = new Map();
    const sets = ['en', 'en/maquis', 'en/maquis/boxed', 'en/resist', 'zh', 'zh/maquis'];
    const files = Object.entries(version).map(([path, content]) => [
      setsOf(path).map((set) => sets.indexOf(set)),
      [[path, createHash('sha256').update(content).digest('base64').slice(0, 12), content.length]],
    ]);
    const rules = [['maquis/rules/', ['maquis.route-home', 'maquis.turn']]];
    vi.stubGlobal('THIS_VERSION', { name, sets, files, rules });
    vi.stubGlobal('self', {
      registration: { scope: SITE },
      navigator: { languages: ['en-GB'] },
      clients: { claim: async () => undefined },
      skipWaiting: async () => undefined,
      addEventListener: (type: string, heard: Listener) =>
        this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), heard]),
    });
    vi.stubGlobal('caches', {
      open: async (called: string) =>
        this.reads(() => {
          const store = this.stores.get(called) ?? new Store(this);
          this.stores.set(called, store);
          return store;
        }),
    });
    vi.stubGlobal('fetch', async (request: { readonly url: string }) => {
      if (!this.host) throw new TypeError('no network');
      const path = request.url.slice(SITE.length);
      this.asked.push(path);
      if (this.asked.length > this.silentAfter) return new Promise<Response>(() => undefined);
      const content = this.host[path];
      return content === undefined ? new Response('', { status: 404 }) : new Response(content);
    });
    vi.resetModules();
    // Not named outright: the worker is of another world of types than its tests.
    const worker = '#site/offline/worker/main.ts';
    await import(/* @vite-ignore */ worker);
  }

  /** Starts a worker and lets it serve, as the browser does with one it has not seen before. */
  async install(version: Site, name = 'first'): Promise<void> {
    await this.start(version, name);
    await this.#say('install', () => ({}));
    await this.#say('activate', () => ({}));
  }

  async #say(type: string, event: (waits: Promise<unknown>[]) => object): Promise<void> {
    const waits: Promise<unknown>[] = [];
    const whole = { ...event(waits), waitUntil: (one: Promise<unknown>) => waits.push(one) };
    for (const heard of this.#listeners.get(type) ?? []) heard(whole);
    // What is waited for may in its turn wait for more.
    for (let n = 0; n < waits.length; n += 1) await waits[n];
  }

  tell(word: Word): Promise<void> {
    return this.#say('message', () => ({ data: word, ports: [] }));
  }

  /** A page was opened and its sets are fetched. */
  visit(path: string, saving = false, parts: readonly string[] = []): Promise<void> {
    return this.tell({ type: 'visit', language: 'en', saving, seen: [SITE + path], parts });
  }

  /** What a visitor is shown at an address: its text, or nothing. */
  async open(path: string): Promise<string | undefined> {
    let answer: Promise<Response> | undefined;
    const request = { url: SITE + path, method: 'GET', mode: 'navigate' };
    await this.#say('fetch', (waits) => ({
      request,
      respondWith: (one: Promise<Response>) => {
        answer = one;
        waits.push(one);
      },
    }));
    const shown = await answer;
    if (shown?.status === 302) return `→ ${shown.headers.get('location')?.slice(SITE.length)}`;
    return shown?.type === 'error' ? undefined : shown?.text();
  }

  async howMuch(): Promise<StorageStatus> {
    const { port1, port2 } = new MessageChannel();
    const said = new Promise<StorageStatus>((hear) => {
      port1.onmessage = ({ data }) => hear(data);
    });
    await this.#say('message', () => ({ data: { type: 'how-much' }, ports: [port2] }));
    const much = await said;
    port1.close();
    return much;
  }

  /** The paths that are kept. */
  kept(): readonly string[] {
    const store = this.stores.get('safe-house.files /');
    return [...(store?.content.keys() ?? [])]
      .map((key) => key.slice(SITE.length).replace(/\?.*/, ''))
      .toSorted();
  }
}

/** A site of two games in one language, and of one game in another. */
export const HOUSE: Site = {
  '_astro/all.js': 'script of all pages',
  '_astro/boxed.js': 'coach of the boxed editions',
  'en/': 'shelf',
  'en/not-kept/': 'not here',
  'en/maquis/rules/': 'rules of Maquis',
  'en/maquis/table/': 'table of Maquis',
  'en/resist/rules/': 'rules of RESIST!',
  'zh/': '书架',
  'zh/not-kept/': '没有',
  'zh/maquis/rules/': '规则',
};
