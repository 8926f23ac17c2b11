import { onTestFinished } from 'vitest';

/** A browser that denies a page one of its stores, from now on until the test is over. */
export function deny(name: 'indexedDB' | 'localStorage'): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  onTestFinished(() => {
    if (own) Object.defineProperty(globalThis, name, own);
    else Reflect.deleteProperty(globalThis, name);
  });
}
