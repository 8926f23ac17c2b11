// @vitest-environment happy-dom
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_COURSE } from '#games/set-europe-ablaze/engine/log/index.ts';
import { SECTIONS } from '#games/set-europe-ablaze/engine/tables/index.ts';
import { SECTION_NAMES } from '#games/set-europe-ablaze/i18n/tables.ts';
import type { KeptTables } from '#games/set-europe-ablaze/session/index.ts';
import { type Sea, SeaAidContext } from '#games/set-europe-ablaze/ui/sea.ts';
import { TablesView } from '#games/set-europe-ablaze/ui/tables/TablesView.tsx';
import { tablesExample } from '../examples.ts';

afterEach(() => act(() => render(null, document.body)));

let now: KeptTables;

function Room({ first }: { readonly first: KeptTables }) {
  const [kept, keepTables] = useState(first);
  now = kept;
  const sea = { context: { course: EMPTY_COURSE }, kept, keepTables } as unknown as Sea;
  return (
    <SeaAidContext.Provider value={sea}>
      <TablesView />
    </SeaAidContext.Provider>
  );
}

const open = (tables: object) =>
  act(() => render(<Room first={{ tables, open: {} }} />, document.body));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
const tap = (name: string) => act(() => button(name)?.click());

test('every table of the owner’s has a form of its own, and looking changes nothing', () => {
  open(tablesExample());
  const before = JSON.stringify(now);
  for (const section of SECTIONS) {
    tap(SECTION_NAMES[section]());
    const card = document.querySelector(`section[aria-label="${SECTION_NAMES[section]()}"]`);
    const fields = card?.querySelectorAll('input, select:not([hidden]), .sea-chips button') ?? [];
    expect(fields.length, section).toBeGreaterThan(0);
  }
  expect(JSON.stringify(now)).toBe(before);
});

test('a row of results is entered and taken out; what is emptied is absent again', () => {
  open({});
  tap(SECTION_NAMES.results());
  tap('Add: a row');
  expect(now.tables.results).toEqual({ sabotage: { rows: [{ from: 1, to: 1 }] } });
  tap('Take out: row 1');
  expect(now.tables.results ?? {}).toEqual({});
});

test('a column of recruitment that is not whole waits, and is there when the form opens again', () => {
  open({});
  tap(SECTION_NAMES.recruitment());
  tap('Add: a column');
  tap('4');
  const die = [...document.querySelectorAll<HTMLInputElement>('.sea-cells--die input')].at(2);
  act(() => {
    if (!die) return;
    die.value = '1';
    die.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(now.tables.recruitment).toBeUndefined();
  tap(SECTION_NAMES.results());
  tap(SECTION_NAMES.recruitment());
  const cells = [...document.querySelectorAll<HTMLInputElement>('.sea-cells--die input')];
  expect(cells.map(({ value }) => value)).toEqual(['', '', '1', '', '', '']);
  expect(button('4')?.getAttribute('aria-pressed')).toBe('true');
});

test('the keys for dice open in the table, right under the cell that was tapped', () => {
  open({});
  tap(SECTION_NAMES.dice());
  const cells = () => [...document.querySelectorAll('.sea-dice-table tbody tr')];
  const row = (name: string) =>
    cells().findIndex(({ textContent }) => textContent?.startsWith(name));
  expect(document.querySelector('.sea-keys')).toBeNull();
  const at = row('Security');
  act(() => cells()[at]?.querySelector('button')?.click());
  expect(cells()[at + 1]?.querySelector('.sea-keys')).not.toBeNull();
  // Example 1 of the rules: a Maquis strength point brings a die in Sabotage.
  expect(cells()[0]?.querySelector('button')?.textContent).toBe('1');
});
