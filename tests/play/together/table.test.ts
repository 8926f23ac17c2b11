import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lettersOf } from '#play/together/code-bytes.ts';
import { WATCHER } from '#play/together/codes.ts';
import { Guest, tableIn } from '#play/together/guest.ts';
import { TableHost } from '#play/together/host.ts';
import { placesAfter, type SeatPlace } from '#play/together/places.ts';
import { Room } from './devices.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const RULES = { game: 'a-game', ruleset: 'rules-1' };

/** A table at which each device sees a count, and may make it one more. */
function table(room: Room) {
  const game = { count: 0 };
  const host = new TableHost(
    room.device('T'),
    {
      ...RULES,
      viewFor: (seat) => ({ seat, count: game.count }),
      asked: (_, what) => {
        if (what !== 'more') return ['no-such-thing'];
        game.count++;
        return [];
      },
    },
    () => {},
  );
  return { host, game };
}

const names = new Map<Guest, string>();

function guest(room: Room, of: Partial<typeof RULES & { key: string }> = {}): Guest {
  const name = String.fromCharCode(65 + (names.size % 19));
  const one = new Guest(room.device(name), { ...RULES, key: 'k', ...of }, () => {});
  names.set(one, name);
  return one;
}

async function seated(room: Room, host: TableHost, seat: number, one = guest(room)) {
  const code = tableIn(lettersOf((await host.code([seat])) as Uint8Array), RULES.game);
  if (typeof code === 'string') throw new Error(code);
  const answer = (await one.sit(code, seat)) as Uint8Array;
  expect(await host.read(lettersOf(answer))).toBe('ok');
  await vi.advanceTimersByTimeAsync(100);
  return one;
}

test('a guest sits down, sees, asks, and is told', async () => {
  const room = new Room();
  const { host } = table(room);
  const one = await seated(room, host, 1);
  const two = await seated(room, host, 2);
  expect(one).toMatchObject({ state: 'here', view: { seat: 1, count: 0 } });
  one.ask('more');
  await vi.advanceTimersByTimeAsync(10);
  expect(one.view).toEqual({ seat: 1, count: 1 });
  expect(two.view).toEqual({ seat: 2, count: 1 });
  two.ask('less');
  await vi.advanceTimersByTimeAsync(10);
  expect(two.not).toEqual(['no-such-thing']);
});

test('what is asked by an earlier telling is late, and the newest is told', async () => {
  const room = new Room();
  const { host, game } = table(room);
  const one = await seated(room, host, 1);
  game.count = 5;
  one.ask('more');
  await vi.advanceTimersByTimeAsync(10);
  // It went by the telling it had; the table had told no other.
  expect(game.count).toBe(6);
  game.count = 7;
  host.tell();
  one.ask('more');
  await vi.advanceTimersByTimeAsync(10);
  expect(one).toMatchObject({ not: ['late'], view: { count: 7 } });
  expect(game.count).toBe(7);
});

test('codes that bring nobody to the table say why', async () => {
  const room = new Room();
  const { host } = table(room);
  const code = tableIn(lettersOf((await host.code([1, WATCHER])) as Uint8Array), RULES.game);
  if (typeof code === 'string') throw new Error(code);
  expect(tableIn('12345', RULES.game)).toBe('damaged');
  expect(tableIn(lettersOf((await host.code([1])) as Uint8Array), 'some-other-game')).toBe(
    'other-game',
  );
  expect(await host.read('hello')).toBe('not-a-code');
  const other = await table(room).host.code([1]);
  expect(await host.read(lettersOf(other as Uint8Array))).toBe('not-a-code');
  const answer = lettersOf((await guest(room).sit(code, 1)) as Uint8Array);
  expect(await host.read(answer)).toBe('ok');
  expect(await host.read(answer)).toBe('seat-taken');
  const elsewhere = new TableHost(new Room().device('Z'), host.game, () => {});
  await elsewhere.code([1]);
  expect(await elsewhere.read(answer)).toBe('other-table');
});

test('a device with other rules sees nothing', async () => {
  const room = new Room();
  const { host } = table(room);
  const old = await seated(room, host, 1, guest(room, { ruleset: 'rules-0' }));
  expect(old).toMatchObject({ state: 'refused', refusal: 'other-rules', view: undefined });
  expect(host.places).toEqual([]);
});

test('two devices that do not reach each other: the table says so after a quarter of a minute', async () => {
  const room = new Room();
  const { host } = table(room);
  room.isAway = true;
  await seated(room, host, 1);
  expect(host.places).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(host).toMatchObject({ fault: 'unreachable', places: [] });
});

test.each<[addresses: readonly string[], isIn: boolean]>([
  [['192.168.0.9'], true],
  [[], false],
])('a device at %j knows whether it is in a network', async (addresses, isIn) => {
  const room = new Room();
  const { host } = table(room);
  const code = tableIn(lettersOf((await host.code([1])) as Uint8Array), RULES.game);
  if (typeof code === 'string') throw new Error(code);
  const alone = new Guest(room.device('N', addresses), { ...RULES, key: 'k' }, () => {});
  await alone.sit(code, 1);
  expect(alone.hasAddress).toBe(isIn);
});

test.each([12_000, 25_000, 60_000, 120_000])(
  'a network away for %i ms: back by itself',
  async (gone) => {
    const room = new Room();
    const { host, game } = table(room);
    const one = await seated(room, host, 1);
    await vi.advanceTimersByTimeAsync(5000);
    room.lose();
    await vi.advanceTimersByTimeAsync(gone);
    expect(one.state).toBe('away');
    expect(host.places[0]?.state).toBe('away');
    game.count = 3;
    host.tell();
    room.return();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(one).toMatchObject({ state: 'here', view: { count: 3 } });
    expect(host.places).toHaveLength(1);
    expect(host.places[0]?.state).toBe('here');
  },
);

test('a device that reloads takes its seat again by a new code; one that is there keeps it', async () => {
  const room = new Room();
  const { host } = table(room);
  const one = await seated(room, host, 1);
  const thief = await seated(room, host, 1, guest(room, { key: 'another' }));
  expect(thief).toMatchObject({ state: 'refused', refusal: 'seat-taken' });
  expect(one.state).toBe('here');
  room.crash(names.get(one) ?? '');
  await vi.advanceTimersByTimeAsync(100);
  expect(host.places[0]?.state).toBe('away');
  const again = await seated(room, host, 1);
  expect(again.view).toEqual({ seat: 1, count: 0 });
  expect(host.places.filter(({ seat }) => seat === 1)).toHaveLength(1);
});

test('a device that reloads before the table has missed it takes its own seat', async () => {
  const room = new Room();
  const { host } = table(room);
  await seated(room, host, 1, guest(room, { key: 'its own' }));
  const again = await seated(room, host, 1, guest(room, { key: 'its own' }));
  expect(again).toMatchObject({ state: 'here', view: { seat: 1 } });
  expect(host.places).toHaveLength(1);
});

test('a second tap before the table has answered asks nothing, and comes late to nothing', async () => {
  const room = new Room();
  const { host, game } = table(room);
  const one = await seated(room, host, 1);
  expect(one.ask('more')).toBe(true);
  expect(one.ask('more')).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(one).toMatchObject({ not: [], view: { count: 1 } });
  expect(game.count).toBe(1);
  // What was refused may be asked for again, and what went astray as well.
  one.ask('less');
  await vi.advanceTimersByTimeAsync(10);
  expect(one.ask('more')).toBe(true);
  room.isAway = true;
  await vi.advanceTimersByTimeAsync(10);
  one.ask('more');
  await vi.advanceTimersByTimeAsync(5000);
  expect(one.ask('more')).toBe(true);
});

test('two codes that are made at the same time offer the same', async () => {
  const room = new Room();
  const { host } = table(room);
  const [first, second] = await Promise.all([host.code([1]), host.code([1, 2])]);
  const code = tableIn(lettersOf(first as Uint8Array), RULES.game);
  if (typeof code === 'string') throw new Error(code);
  const one = guest(room);
  expect(await host.read(lettersOf((await one.sit(code, 1)) as Uint8Array))).toBe('ok');
  await vi.advanceTimersByTimeAsync(100);
  expect(one.state).toBe('here');
  expect(second?.length).toBeGreaterThan(first?.length ?? 0);
});

test('watchers are as many as come; a table that is shut says so to all', async () => {
  const room = new Room();
  const { host } = table(room);
  const all = [await seated(room, host, WATCHER), await seated(room, host, WATCHER)];
  expect(host.places).toHaveLength(2);
  host.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(all.map(({ state }) => state)).toEqual(['over', 'over']);
  const { host: other } = table(room);
  const leaves = await seated(room, other, WATCHER);
  leaves.leave();
  await vi.advanceTimersByTimeAsync(10);
  expect(other.places).toEqual([]);
});

test('places: from every state, every event leads to a state that is known', () => {
  const events = ['read', 'hello', 'away', 'back', 'left'] as const;
  const seen = new Map<string, readonly SeatPlace[]>([['none', []]]);
  const open: (readonly SeatPlace[])[] = [[]];
  for (let places = open.pop(); places; places = open.pop()) {
    for (const type of events) {
      const event = { type, id: 'a', seat: 1, key: 'k' } as Parameters<typeof placesAfter>[1];
      const next = placesAfter(places, event);
      const name = next[0]?.state ?? 'none';
      if (!seen.has(name)) open.push(next);
      seen.set(name, next);
    }
  }
  expect([...seen.keys()].sort()).toEqual(['away', 'here', 'met', 'none']);
});
