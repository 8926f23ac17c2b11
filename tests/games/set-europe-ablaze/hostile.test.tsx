// @vitest-environment happy-dom
import { renderToString } from 'preact-render-to-string';
import { beforeEach, describe, expect, test } from 'vitest';
import { LINE_ANSWERS } from '#games/set-europe-ablaze/cli/each-line.ts';
import { EMPTY_COURSE, readLog } from '#games/set-europe-ablaze/engine/log/index.ts';
import { readTables, SECTIONS } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { logFault } from '#games/set-europe-ablaze/i18n/log.ts';
import { tableSentence } from '#games/set-europe-ablaze/i18n/tables.ts';
import {
  gameInCode,
  keepTables,
  keptTables,
  TABLES_KEY,
} from '#games/set-europe-ablaze/session/index.ts';
import { type Sea, SeaAidContext } from '#games/set-europe-ablaze/ui/sea.ts';
import { FORMS } from '#games/set-europe-ablaze/ui/tables/forms.ts';
import { checkedText } from '#play/links/link-text.ts';
import { quarantineKey } from '#shared/storage/local-storage.ts';
import { hostileAtEveryField, readsAnything, UNTOLD } from '../../setup/hostile.ts';
import { logExample, tablesExample } from './examples.ts';

beforeEach(() => localStorage.clear());

describe('the owner’s tables', () => {
  test('with anything in them get sentences', () => {
    readsAnything(tablesExample(), (value) => readTables(value).messages.map(tableSentence), true);
  });

  test.each([
    { cards: { maquis: [{ no: 1, kind: UNTOLD }] } },
    { schedule: { germanRounding: UNTOLD } },
    { schedule: { now: [{ what: 'Paris', side: UNTOLD, vp: 1 }] } },
    { placement: { network: [UNTOLD] } },
  ])('of %j that section is left out, and it is said where', (section) => {
    const [name = ''] = Object.keys(section);
    const { open, messages } = readTables({ format: 'sea-tables', version: 1, ...section });
    expect(open).toEqual(section);
    const [said = ''] = messages.filter(({ level }) => level === 'drop').map(tableSentence);
    expect(said).toContain('{"toString":1,"valueOf":1,"length":3}');
    expect(messages.find(({ level }) => level === 'drop')?.at[0]).toBe(name);
  });

  test('as they lie on the device are read whatever lies there', () => {
    const { format: _, ...tables } = tablesExample();
    const kept = {
      version: 1,
      tables,
      open: { cards: [] },
      before: { tables: { title: 'Earlier' }, open: {} },
      drafts: { strength: [{ turns: [1], results: [1, null, 2, 3, null, 0] }] },
    };
    const read = (value: unknown) => {
      localStorage.setItem(TABLES_KEY, JSON.stringify(value) ?? '');
      const found = keptTables();
      for (const draft of found.drafts?.strength ?? []) draft.turns.includes(1);
      JSON.stringify(found.before?.tables.areas?.map(({ name }) => name));
    };
    readsAnything(kept, read, true);
  });

  test('nested deeper than anybody can walk are none', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    localStorage.setItem(TABLES_KEY, `{"version":1,"tables":{"areas":${deep}},"open":{}}`);
    expect(keptTables()).toEqual({ tables: {}, open: {} });
  });

  test('that cannot be read are set aside before others are kept', () => {
    const text = '{"version":1,"tables":{"cards":{"constructor":1}},"open":{}}';
    localStorage.setItem(TABLES_KEY, text);
    expect(keptTables()).toEqual({ tables: {}, open: {} });
    keepTables({ tables: { title: 'Mine' }, open: {} });
    expect(keptTables().tables.title).toBe('Mine');
    expect(localStorage.getItem(quarantineKey(TABLES_KEY))).toBe(text);
  });

  test.each(SECTIONS)('the form of %s shows whatever a section at fault holds', (section) => {
    const Form = FORMS[section];
    const show = (value: unknown) => {
      const kept = { tables: {}, open: { [section]: value } };
      const sea = { context: { course: EMPTY_COURSE }, kept, keepTables } as unknown as Sea;
      renderToString(
        <SeaAidContext.Provider value={sea}>
          <Form />
        </SeaAidContext.Provider>,
      );
    };
    readsAnything(tablesExample()[section] ?? { network: ['area'] }, show, true);
  });
});

describe('logs', () => {
  test('with anything in them are read as far as they go, and get a sentence', () => {
    const { events, ...log } = logExample();
    readsAnything({ ...log, events: events.slice(0, 6) }, (value) => {
      const read = readLog(value);
      if ('fault' in read && read.fault) logFault(read.fault, read.log.events.length + 1);
    });
  });

  test('an event of no type that has words says so', () => {
    const { events, ...log } = logExample();
    const read = readLog({ ...log, events: [{ ...events[0], type: UNTOLD }] });
    if (!('fault' in read && read.fault)) throw new Error('nothing was said');
    expect(logFault(read.fault, 1)).toContain('{"toString":1,"valueOf":1,"length":3}');
  });

  test('in a hand-over with anything in it are a game or none', async () => {
    const { events } = logExample();
    const told = {
      game: 'a',
      title: 'T',
      rulings: { C1: 'x' },
      since: 0,
      before: '',
      events: events.slice(0, 2),
    };
    for (const { value, at } of hostileAtEveryField(told, true)) {
      await expect(gameInCode(await codeWith(value), []), at).resolves.toBeDefined();
    }
  });
});

async function codeWith(told: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(told) ?? '']).stream();
  const packed = stream.pipeThrough(new CompressionStream('deflate-raw'));
  const hex = Buffer.from(await new Response(packed).arrayBuffer()).toString('hex');
  return checkedText('sea-hand-over 1', BigInt(`0x1${hex}`));
}

test('lines of the command line with anything in them are answered', () => {
  const event = {
    type: 'action',
    action: 'sabotage',
    area: 'paris',
    units: [{ unit: 'security', from: 'paris', to: 'lyon' }],
    card: { id: 'a', no: 1 },
  };
  const state = {
    areas: { paris: { strength: 1, country: 'france' } },
    impulse: { area: 'paris' },
    edges: [['paris', 'lyon']],
    ap: { maquis: 1 },
  };
  readsAnything({ state, event, edges: [['paris', 'lyon']] }, (line) =>
    LINE_ANSWERS.judge(Object(line)),
  );
  const area = { id: 'paris', country: 'france', value: 3, damage: 1, near: ['lyon'] };
  const schedule = { damage: 1, direct: 1, temporary: 1, immuneZero: { paris: 1 } };
  readsAnything({ turn: 1, schedule, areas: [area], edges: [] }, (line) =>
    LINE_ANSWERS.score(Object(line)),
  );
  readsAnything({ action: 'sabotage', side: 'attack', assets: { network: 3 } }, (line) =>
    LINE_ANSWERS.pool(Object(line)),
  );
});
