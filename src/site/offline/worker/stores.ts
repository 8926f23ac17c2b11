import { storesOf } from '../talk.ts';

declare const self: ServiceWorkerGlobalScope;

const NAMES = storesOf(new URL(self.registration.scope).pathname);

/** Opens one of the two stores of this site; the device may refuse. */
export const store = (which: keyof typeof NAMES): Promise<Cache> => caches.open(NAMES[which]);

/**
 * What a device gives, or nothing where it refuses: storage is full, closed to this site, or broken.
 * Nothing a page is shown by may hang on what this asks for.
 */
export async function unlessRefused<Given>(ask: () => Promise<Given>): Promise<Given | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
