/*
 * Workers that work on the page itself, between one thing and the next.
 */

/** What a worker does with a message, told how to answer. */
export type Work = (answer: (data: unknown) => void) => (message: unknown) => void;

const { setImmediate } = globalThis;

/** The window's own files are none that Node could copy; nobody changes a file. */
const hasFile = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'file' in message;

/** Lets the page start workers, by the names of their files, until the function it gives is called. */
export function withWorkers(works: Readonly<Record<string, Work>>): () => void {
  class MemoryWorker extends EventTarget {
    readonly #hear: (message: unknown) => void;
    #isOver = false;
    constructor(url: URL) {
      super();
      const name = Object.keys(works).find((file) => url.pathname.includes(file));
      if (!name) throw new Error(`nobody knows what ${url} does`);
      this.#hear = works[name](
        (data) =>
          !this.#isOver && this.dispatchEvent(Object.assign(new Event('message'), { data })),
      );
    }
    postMessage(message: unknown): void {
      const copy: unknown = hasFile(message) ? message : structuredClone(message);
      setImmediate(() => {
        if (!this.#isOver) this.#hear(copy);
      });
    }
    terminate(): void {
      this.#isOver = true;
    }
  }
  Object.defineProperty(globalThis, 'Worker', {
    value: MemoryWorker,
    configurable: true,
    writable: true,
  });
  return () => void Reflect.deleteProperty(globalThis, 'Worker');
}
