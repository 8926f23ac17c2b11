import { expect, test } from 'vitest';
import { putRaw } from '#play/ui/storage/raw-shelf.ts';
import { readsAnything, UNTOLD } from '../../../setup/hostile.ts';

/** A database as far as bringing in asks for one. */
function storeWith(kept: Map<string, unknown>): Parameters<typeof putRaw>[0] {
  return {
    get: async (_, key) => kept.get(key),
    put: async (_, value, key) => kept.set(key, value),
  };
}

test('a thing that says what no thing says is unread, and those beside it come in', async () => {
  const kept = new Map<string, unknown>();
  const things = [{ id: 'a', changed: UNTOLD }, { id: UNTOLD }, null, { id: 'b', changed: 2 }];
  const came = await Promise.all(things.map((thing) => putRaw(storeWith(kept), thing)));
  expect(came).toEqual(['unread', 'unread', 'unread', 'new']);
  expect([...kept.keys()]).toEqual(['b']);
});

test('one that went apart gets an id of its own, the same each time', async () => {
  const kept = new Map<string, unknown>([['a', { id: 'a', changed: 1 }]]);
  const put = (thing: object) => putRaw(storeWith(kept), thing);
  expect(await put({ id: 'a', changed: 2 })).toBe('apart');
  expect(await put({ id: 'a', changed: 2 })).toBe('known');
  expect(await put({ id: 'a' })).toBe('apart');
  expect([...kept.keys()]).toEqual(['a', 'a of 2', 'a of undefined']);
});

test('whatever a thing holds, it is brought or it is not', async () => {
  const settled: Promise<unknown>[] = [];
  readsAnything({ id: 'a', changed: 1, progress: { game: {} } }, (value) => {
    settled.push(putRaw(storeWith(new Map([['a', {}]])), value));
  });
  await expect(Promise.all(settled)).resolves.not.toContain(undefined);
});
