import * as parts from 'fake-indexeddb';

/** Gives the page databases, with nothing in them, until the function it gives is called. */
export function withDatabases(): () => void {
  const all = { ...parts, indexedDB: new parts.IDBFactory() };
  const names = Object.keys(all).filter((name) => /^(IDB|indexedDB$)/.test(name));
  for (const name of names) {
    const value: unknown = Reflect.get(all, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
  };
}
