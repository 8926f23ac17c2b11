import { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { type ComponentChild, options as preact, render } from 'preact';
import { expect, onTestFinished } from 'vitest';
import { overwriteGetLocale } from '#messages/runtime';
import { sameChance, seedOf } from '../../../browser/chance.ts';
import { withDatabases } from './database.ts';
import { settled, strike, Whole } from './part.ts';
import { type Work, withWorkers } from './workers.ts';

/*
 * A room of the site in memory, without layout, pictures and network, in the words of the browser's
 * driver. What is kept is there again when the page is reloaded; a second visitor has another device.
 */

/** What stands at an address below that of a language. */
export type Rooms = Readonly<
  Record<string, (rest: string) => ComponentChild | Promise<ComponentChild>>
>;

/** The address of the site in memory. */
export const SITE = 'http://localhost/';

interface Asked {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
}

/** What can be done to the window itself. */
const windowNow = () =>
  (
    window as unknown as {
      happyDOM: {
        setURL: (address: string) => void;
        setViewport: (size: { width: number; height: number }) => void;
      };
    }
  ).happyDOM;

/** Is given what is handed to the browser as a file. */
let take: (file: Blob) => void = () => {};

/** Files go to whoever waits for one. */
function withDownloads(): () => void {
  const { createObjectURL, revokeObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file) => {
    const address = `blob:${files.size}`;
    files.set(address, file as Blob);
    return address;
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function () {
    const file = files.get(this.href);
    if (file) take(file);
    else click.call(this);
  };
  return () => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
  };
}

let host: HTMLElement | undefined;
let endings: (() => void)[] = [];
let isPrepared = false;
/** The page that is open. */
let here: MemoryPage | undefined;

function leave(): void {
  if (!host) return;
  render(null, host);
  host.remove();
  host = undefined;
}

class MemoryPage extends Whole {
  readonly #rooms: Rooms;
  constructor(rooms: Rooms) {
    super(() => [document.documentElement]);
    this.#rooms = rooms;
  }
  readonly keyboard = { press: strike };
  url(): string {
    return location.href;
  }
  async goto(address: string): Promise<void> {
    leave();
    await settled();
    document.body.innerHTML = '';
    here = this;
    if (address === 'about:blank') return;
    const { href, pathname } = new URL(address, SITE);
    windowNow().setURL(href);
    const [, language = 'en', path = ''] = /^\/(\w+)\/(.*)$/.exec(pathname) ?? [];
    overwriteGetLocale(() => language as 'en' | 'zh');
    document.documentElement.lang = language;
    const room = Object.keys(this.#rooms).find((one) => path.startsWith(one));
    if (room === undefined) throw new Error(`there is no ${path} in memory`);
    host = document.body.appendChild(document.createElement('main'));
    const at = host;
    const shown = await this.#rooms[room](path.slice(room.length));
    render(shown, at);
    await settled();
  }
  reload(): Promise<void> {
    return this.goto(location.href);
  }
  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    windowNow().setViewport({ width, height });
    await settled();
  }
  /** The next file that is handed to the browser. */
  waitForEvent(_: 'download'): Promise<{ createReadStream: () => Promise<Readable> }> {
    return new Promise((handed) => {
      take = async (blob) => {
        const text = await blob.text();
        handed({ createReadStream: async () => Readable.from([Buffer.from(text)]) });
      };
    });
  }
  /** A page is what the test is in. */
  async evaluate<Given, Result>(
    work: (given: Given) => Result,
    given?: Given,
  ): Promise<Awaited<Result>> {
    const result = await work(given as Given);
    await settled();
    return result;
  }
}

/** A device of its own, with nothing kept. */
function freshDevice(): void {
  leave();
  localStorage.clear();
  sessionStorage.clear();
  endings.push(withDatabases());
}

/** As a browser does it: the first control within has the focus, and gives it back. */
function sheetsWithFocus(): () => void {
  const { prototype } = HTMLDialogElement;
  const { showModal, close } = prototype;
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  prototype.showModal = function () {
    before.set(this, document.activeElement);
    showModal.call(this);
    this.querySelector<HTMLElement>('button, input, select, a[href]')?.focus();
  };
  prototype.close = function (result) {
    const wasOpen = this.open;
    close.call(this, result);
    const back = before.get(this);
    if (wasOpen && back instanceof HTMLElement && back.isConnected) back.focus();
  };
  return () => Object.assign(prototype, { showModal, close });
}

/** Frames and what comes after them as soon as they can. */
function withoutFrames(): () => void {
  const { requestAnimationFrame } = preact;
  const own = globalThis.requestAnimationFrame;
  preact.requestAnimationFrame = (effects) => void setImmediate(effects);
  globalThis.requestAnimationFrame = ((then: FrameRequestCallback) =>
    setTimeout(() => then(performance.now()))) as unknown as typeof own;
  return () => {
    if (requestAnimationFrame) preact.requestAnimationFrame = requestAnimationFrame;
    else Reflect.deleteProperty(preact, 'requestAnimationFrame');
    globalThis.requestAnimationFrame = own;
  };
}

/** Locks that are free: no other page is there. */
function withLocks(): () => void {
  const request = async (name: string, _: object, hold: (lock: object) => unknown) =>
    hold({ name });
  Object.defineProperty(navigator, 'locks', {
    value: { request, query: async () => ({}) },
    configurable: true,
  });
  return () => void Reflect.deleteProperty(navigator, 'locks');
}

/** Chance is the same in every run of a test. */
function withSameChance(): () => void {
  const { getRandomValues } = crypto;
  window.name = `${seedOf((process.env.SEED ?? '') + expect.getState().currentTestName)} 0`;
  sameChance();
  return () => Object.assign(crypto, { getRandomValues });
}

/** Links lead to other rooms; and what a browser knows of dropping. */
function withLinks(): () => void {
  const follow = (event: Event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || link.target || link.download) return;
    event.preventDefault();
    void here?.goto(link.href);
  };
  window.addEventListener('click', follow);
  Object.defineProperty(location, 'assign', {
    value: (address: string) => void here?.goto(address),
    configurable: true,
  });
  // Preact asks the element whether it knows an event.
  const { prototype } = HTMLElement;
  Object.defineProperty(prototype, 'ondrop', { value: null, writable: true, configurable: true });
  return () => {
    window.removeEventListener('click', follow);
    Reflect.deleteProperty(location, 'assign');
    Reflect.deleteProperty(prototype, 'ondrop');
  };
}

/** Makes the window of a test what a room finds in a browser, until the test is over. */
function prepare(works: Readonly<Record<string, Work>>): void {
  const { BroadcastChannel } = globalThis;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  isPrepared = true;
  endings = [
    withoutFrames(),
    sheetsWithFocus(),
    withWorkers(works),
    withSameChance(),
    withLocks(),
    withLinks(),
    withDownloads(),
    () => Object.assign(globalThis, { BroadcastChannel }),
  ];
  onTestFinished(async () => {
    leave();
    await settled();
    for (const end of endings.splice(0)) end();
    isPrepared = false;
    document.body.innerHTML = '';
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Opens one of some rooms in memory, as a new visitor. */
export const visiting =
  (rooms: Rooms, works: Readonly<Record<string, Work>> = {}) =>
  async (path: string, { width = 1280, height = 900 }: Asked = {}): Promise<Page> => {
    if (!isPrepared) prepare(works);
    freshDevice();
    windowNow().setViewport({ width, height });
    const page = new MemoryPage(rooms);
    await page.goto(new URL(path, SITE).href);
    return page as unknown as Page;
  };
