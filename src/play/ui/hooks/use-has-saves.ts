import { useEffect, useState } from 'preact/hooks';
import { localStore } from '#shared/storage/local-storage.ts';

/**
 * Whether games may lie on a shelf of this device; undefined while nobody knows. Where the browser does
 * not say, they may.
 *
 * @param shelf its name, as `shelfName` makes it
 */
export function useHasSaves(shelf: string): boolean | undefined {
  const [mayBe, setMayBe] = useState<boolean>();
  useEffect(() => {
    isThere(shelf).then(setMayBe, () => setMayBe(true));
  }, [shelf]);
  return mayBe;
}

async function isThere(shelf: string): Promise<boolean> {
  const store = localStore();
  // Where storage is denied, the room itself says so.
  if (!store || Object.keys(store).some((key) => key.startsWith(`${shelf}.`))) return true;
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === shelf) ?? true;
}
