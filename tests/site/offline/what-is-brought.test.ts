import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Device, HOUSE, SITE } from './device.ts';

let device: Device;

beforeEach(async () => {
  device = new Device();
  device.host = HOUSE;
  await device.install(HOUSE);
});

afterEach(() => vi.unstubAllGlobals());

const EN = ['_astro/all.js', 'en/', 'en/not-kept/'];
const MAQUIS = ['en/maquis/rules/', 'en/maquis/table/'];

const setHere = async (name: string) =>
  (await device.howMuch()).sets?.find(({ set }) => set === name);

describe('what a visit brings by itself', () => {
  test('the visited game in the visited language, and what is of no game', async () => {
    await device.visit('en/maquis/table/?mode=hard');
    expect(device.kept()).toEqual([...EN, ...MAQUIS].toSorted());
  });

  test('a page of no game brings no game', async () => {
    await device.visit('en/');
    expect(device.kept()).toEqual(EN);
  });

  test('a second game comes with a visit of its own, and the first one stays', async () => {
    await device.visit('en/maquis/table/');
    await device.visit('en/resist/rules/');
    expect(device.kept()).toEqual([...EN, ...MAQUIS, 'en/resist/rules/'].toSorted());
  });

  test('to whoever saves data, what was opened and no more', async () => {
    await device.visit('en/maquis/table/', true);
    expect(device.kept()).toEqual(['en/maquis/table/', 'en/not-kept/']);
  });
});

describe('a part of a game that a choice needs', () => {
  const PART = '_astro/boxed.js';
  const CHOSEN = ['maquis/boxed'];

  test('comes with a visit to its game once it is chosen, and not before', async () => {
    await device.visit('en/maquis/table/');
    expect(device.kept()).not.toContain(PART);
    await device.visit('en/resist/rules/', false, CHOSEN);
    expect(device.kept()).not.toContain(PART);
    await device.visit('en/maquis/table/', false, CHOSEN);
    expect(device.kept()).toContain(PART);
  });

  test('comes with every new version from then on', async () => {
    await device.visit('en/maquis/table/', false, CHOSEN);
    const next = { ...HOUSE, [PART]: 'a better coach' };
    device.host = next;
    device.asked = [];
    await device.install(next, 'next');
    expect(device.asked).toEqual([PART]);
  });

  test('stays away once it is removed, whatever is chosen', async () => {
    await device.visit('en/maquis/table/', false, CHOSEN);
    await device.tell({ type: 'remove', set: 'en/maquis/boxed' });
    await device.visit('en/maquis/table/', false, CHOSEN);
    expect(device.kept()).toEqual([...EN, ...MAQUIS].toSorted());
    await device.tell({ type: 'take', set: 'en/maquis/boxed' });
    expect(device.kept()).toContain(PART);
  });

  test('does not come to whoever saves data', async () => {
    await device.visit('en/maquis/table/', true, CHOSEN);
    expect(device.kept()).not.toContain(PART);
  });
});

describe('what the visitor asks for', () => {
  test('another language comes with what is of no game, and goes with it', async () => {
    await device.visit('en/maquis/table/');
    const bytes = ['zh/', 'zh/not-kept/', 'zh/maquis/rules/'].map((path) => HOUSE[path]?.length);
    // What both languages share is here already.
    const sum = bytes.reduce((all: number, more = 0) => all + more, 0);
    expect(await setHere('zh/maquis')).toMatchObject({ taken: false, bytes: sum });
    await device.tell({ type: 'take', set: 'zh/maquis' });
    expect(device.kept()).toHaveLength(8);
    expect(await setHere('zh/maquis')).toMatchObject({ taken: true, kept: 1, of: 1, bytes: sum });
    await device.tell({ type: 'remove', set: 'zh/maquis' });
    expect(device.kept()).toEqual([...EN, ...MAQUIS].toSorted());
  });

  test('weighs the same before and after, whatever of it was opened before', async () => {
    await device.visit('en/');
    await device.tell({ type: 'remove', set: 'en/maquis' });
    await device.visit('en/maquis/table/', true);
    const sum = MAQUIS.reduce((all, path) => all + (HOUSE[path]?.length ?? 0), 0);
    expect(await setHere('en/maquis')).toMatchObject({ taken: false, bytes: sum });
    await device.tell({ type: 'take', set: 'en/maquis' });
    expect(await setHere('en/maquis')).toMatchObject({ taken: true, bytes: sum });
  });

  test('comes to whoever saves data too', async () => {
    await device.visit('en/', true);
    await device.tell({ type: 'take', set: 'en/maquis' });
    expect(device.kept()).toEqual([...EN, ...MAQUIS].toSorted());
  });

  test('a removed game stays away, also when its pages are read again', async () => {
    await device.visit('en/maquis/table/');
    await device.tell({ type: 'remove', set: 'en/maquis' });
    expect(await device.open('en/maquis/table/')).toBe('table of Maquis');
    await device.visit('en/maquis/table/');
    expect(device.kept()).toEqual(EN);
    await device.tell({ type: 'take', set: 'en/maquis' });
    expect(device.kept()).toEqual([...EN, ...MAQUIS].toSorted());
  });

  test('pages of before there were sets ask for everything, and get it', async () => {
    await device.tell({ type: 'keep-everything', language: 'en' });
    expect(device.kept()).toHaveLength(Object.keys(HOUSE).length);
  });
});

describe('a new version', () => {
  const next = { ...HOUSE, 'en/maquis/rules/': 'rules of Maquis, again', 'zh/': '书架二' };

  test('is fetched ahead where the one before was whole: of what is kept, and no more', async () => {
    await device.visit('en/maquis/table/');
    device.host = next;
    device.asked = [];
    await device.install(next, 'next');
    expect(device.asked).toEqual(['en/maquis/rules/']);
    device.host = undefined;
    expect(await device.open('en/maquis/rules/')).toBe('rules of Maquis, again');
  });

  test('is not ready while a file is missing', async () => {
    await device.visit('en/maquis/table/');
    device.host = HOUSE;
    await expect(device.install(next, 'next')).rejects.toThrow('not had');
  });

  test('waits for nothing where the one before was not here as a whole', async () => {
    await device.open('en/maquis/rules/');
    device.asked = [];
    await device.install(next, 'next');
    expect(device.asked).toEqual([]);
  });

  test('drops what neither it nor the one before is made of', async () => {
    await device.visit('en/maquis/table/');
    for (const name of ['next', 'third']) {
      device.host = { ...HOUSE, 'en/maquis/rules/': `rules, ${name}` };
      await device.install(device.host, name);
    }
    expect(device.kept().filter((path) => path === 'en/maquis/rules/')).toHaveLength(2);
  });
});

describe('a device that kept all of the site before there were sets', () => {
  /** As a worker of 21 November 2026 wrote it down. */
  async function asBefore(everything: boolean, whole: boolean): Promise<void> {
    const old = { ...HOUSE };
    delete (old as Record<string, string>)['en/resist/rules/'];
    device = new Device();
    device.host = old;
    await device.install(old, 'old');
    await device.tell({ type: 'keep-everything', language: 'en' });
    const keys = [...(device.stores.get('safe-house.files /')?.content.keys() ?? [])];
    const versions = [
      { name: 'old', whole, keys: Object.fromEntries(keys.map((key) => [key.split('?')[0], key])) },
    ];
    const memory = Response.json({ versions, everything, saving: false });
    await device.stores.get('safe-house.memory /')?.put(`${SITE}memory`, memory);
    device.host = HOUSE;
  }

  test.each([true, false])(
    'keeps it, and gets no game it did not have (asked for: %s)',
    async (asked) => {
      await asBefore(asked, true);
      const before = device.kept();
      device.asked = [];
      await device.install(HOUSE, 'first');
      expect(device.asked).toEqual([]);
      expect(await device.howMuch()).toMatchObject({ whole: true, kept: 8, of: 8 });
      await device.visit('en/');
      expect(device.kept()).toEqual(before);
      device.host = undefined;
      expect(await device.open('zh/maquis/rules/')).toBe('规则');
    },
  );

  test('a part of it is not fetched further than visits go, and nothing is thrown away', async () => {
    await asBefore(false, false);
    const before = device.kept();
    await device.install(HOUSE, 'first');
    await device.visit('en/');
    expect(device.kept()).toEqual(before);
    expect(await setHere('zh/maquis')).toMatchObject({ taken: false, kept: 1 });
  });
});

describe('the lasting address of a rule', () => {
  const RULE = 'en/rule/maquis.route-home/?mode=hard';
  const CHAPTER = '→ en/maquis/rules/?mode=hard#maquis.route-home';

  test('is answered by the device where its chapter is, and the mode goes along', async () => {
    await device.visit('en/maquis/table/');
    device.asked = [];
    expect(await device.open(RULE)).toBe(CHAPTER);
    expect(device.asked).toEqual([]);
  });

  test('is the host’s to answer as long as there is one', async () => {
    await device.open(RULE);
    expect(device.asked).toEqual(['en/rule/maquis.route-home/?mode=hard']);
    device.host = undefined;
    expect(await device.open(RULE)).toBe(CHAPTER);
  });

  test('of no rule there is, is one that is not here', async () => {
    await device.visit('en/');
    device.host = undefined;
    expect(await device.open('en/rule/maquis.no-such-rule/')).toBe('not here');
  });
});

test('the key of a file is worked out once, however often it is told what is here', async () => {
  const made = vi.spyOn(URLSearchParams.prototype, 'set');
  await device.start(HOUSE);
  await device.visit('en/maquis/table/');
  await device.howMuch();
  await device.visit('en/resist/rules/');
  expect(made).toHaveBeenCalledTimes(Object.keys(HOUSE).length);
  made.mockRestore();
});
