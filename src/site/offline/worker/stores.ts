import { storesOf } from '../talk.ts';

declare const self: ServiceWorkerGlobalScope;

const NAMES = storesOf(new URL(self.registration.scope).pathname);

/** Opens one of the two stores of this site; the device may refuse. */
export const store = (which: keyof typeof NAMES): Promise<Cache> => caches.open(NAMES[which]);
