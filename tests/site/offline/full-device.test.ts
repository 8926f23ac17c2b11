import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Device, HOUSE } from './device.ts';

let device: Device;

beforeEach(() => {
  device = new Device();
  device.host = HOUSE;
});

afterEach(() => vi.unstubAllGlobals());

const PAGES = Object.keys(HOUSE).filter((path) => path.endsWith('/'));

/** Every page the host has is shown. */
async function allAreShown(): Promise<void> {
  for (const path of PAGES) expect(await device.open(path), path).toBe(HOUSE[path]);
}

describe('whatever the device refuses, what the host has is shown', () => {
  test('storage is full before the first visit', async () => {
    device.room = 0;
    await device.install(HOUSE);
    await allAreShown();
    await device.visit('en/maquis/rules/');
    await allAreShown();
    expect(await device.howMuch()).toMatchObject({ kept: 0, full: true, whole: false });
  });

  test('storage cannot be opened at all', async () => {
    device.broken = true;
    await device.install(HOUSE);
    await device.visit('en/maquis/rules/');
    await allAreShown();
  });

  test('storage becomes full while filling, and a worker that starts later finds it full', async () => {
    await device.install(HOUSE);
    device.room = 30;
    await device.visit('en/maquis/rules/');
    expect(device.kept().length).toBeGreaterThan(0);
    await allAreShown();
    await device.start(HOUSE);
    await allAreShown();
    expect(device.kept().length).toBeLessThan(5);
  });

  test('what is here already is shown without a network, and nothing else is promised', async () => {
    await device.install(HOUSE);
    await device.visit('en/', true);
    device.room = 0;
    await device.visit('en/maquis/rules/');
    device.host = undefined;
    expect(device.kept()).toEqual(['en/', 'en/not-kept/']);
    expect(await device.open('en/')).toBe('shelf');
    expect(await device.open('en/maquis/table/')).toBe('not here');
    await device.start(HOUSE);
    expect(await device.open('en/maquis/table/')).toBe('not here');
    // In another language than the one read here, rather than the browser's own page.
    expect(await device.open('zh/maquis/rules/')).toBe('not here');
  });

  test('a host that fails is answered for by what is here', async () => {
    await device.install(HOUSE);
    await device.visit('en/maquis/rules/');
    device.host = {};
    expect(await device.open('en/maquis/rules/')).toBe('rules of Maquis');
  });
});

test('when room comes back, the next visit goes on, and all is noted', async () => {
  device.room = 40;
  await device.install(HOUSE);
  await device.visit('en/maquis/rules/');
  expect((await device.howMuch()).full).toBe(true);
  device.room = 1e6;
  await device.visit('en/maquis/rules/');
  expect(await device.howMuch()).toMatchObject({ full: false, whole: true, kept: 5, of: 5 });
  // Another worker knows it from what was written down, and asks nobody.
  await device.start(HOUSE);
  device.host = undefined;
  expect(await device.open('en/maquis/table/')).toBe('table of Maquis');
});

test('no more is fetched in vain than a few files where none can be kept', async () => {
  device.room = 0;
  await device.install(HOUSE);
  device.asked = [];
  await device.visit('en/maquis/rules/');
  expect(device.asked.length).toBeLessThanOrEqual(4);
});

test('a worker stopped while filling goes on where it was, at the next visit', async () => {
  await device.install(HOUSE);
  // It is stopped while it waits for a host that says no more.
  device.silentAfter = 4;
  void device.visit('en/maquis/rules/');
  await vi.waitFor(() => expect(device.asked.length).toBeGreaterThan(4), { timeout: 60_000 });
  const before = device.kept();
  expect(before).toHaveLength(4);
  device.silentAfter = Number.POSITIVE_INFINITY;
  device.asked = [];
  await device.start(HOUSE);
  await device.visit('en/maquis/rules/');
  expect(device.asked).toHaveLength(1);
  expect(await device.howMuch()).toMatchObject({ whole: true, kept: 5 });
});

test('a new version that the device has no room for changes nothing', async () => {
  await device.install(HOUSE);
  await device.visit('en/maquis/rules/');
  const next = { ...HOUSE, 'en/maquis/rules/': 'rules of Maquis, again' };
  device.host = next;
  device.room = 0;
  await expect(device.install(next, 'next')).rejects.toThrow('refused');
  await device.start(HOUSE);
  expect(await device.open('en/maquis/rules/')).toBe('rules of Maquis');
});
