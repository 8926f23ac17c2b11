// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import type { GameRecord } from '#games/maquis/engine/index.ts';
import { type Save, statisticsCsv } from '#games/maquis/session/index.ts';
import { Counted } from '#games/maquis/ui/practice/Counted.tsx';
import { Statistics } from '#play/ui/statistics/Statistics.tsx';
import { mounted, press } from '../mounted.ts';
import { kept, keptGame, Shelf } from './kept-games.tsx';

async function opened(saves: readonly Save[]): Promise<HTMLElement> {
  const root = mounted(
    <Shelf saves={saves} seen={{ opened: [], saves }}>
      <Statistics load={async () => ({ Counted })} />
    </Shelf>,
  );
  const details = root.querySelector('details');
  act(() => {
    if (!details) throw new Error('no statistics');
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  await vi.waitFor(() => expect(details?.children.length).toBeGreaterThan(1));
  return root;
}

const cells = (table: Element | undefined) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

const SAVES = [
  kept('a', 'win'),
  kept('b', 'loss'),
  kept('c', 'loss', { branchOf: { id: 'b', step: 3 } }),
  kept('d', 'busy', {}, 13),
];

it('finished games are counted by difficulty and by goals, with every row named', async () => {
  const root = await opened(SAVES);
  const [modes, goals] = root.querySelectorAll('table');
  expect(root.textContent).toContain('3 finished games');
  expect(root.textContent).toContain('1 of them was continued from a point in another game.');
  expect(cells(modes)).toEqual([['Normal', '1', '0', '2']]);
  expect(cells(goals)).toEqual([
    ['Underground Newspaper and Liberate the Town', '0', '0', '2'],
    ['Sabotage and Aid the Spy', '1', '0', '0'],
  ]);
  expect(root.querySelectorAll('th:not([scope])')).toHaveLength(0);
});

/** A finished game of each boxed edition. */
function boxedGames(): readonly Save[] {
  const lines = gunzipSync(readFileSync('tests/fixtures/maquis/editions/games.jsonl.gz'));
  const records: GameRecord[] = lines
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).record);
  return ['box-2019', 'second-edition'].map((ruleset) => {
    const record = records.find((one) => one.outcome && one.ruleset === ruleset);
    if (!record) throw new Error(`no game of ${ruleset} is over`);
    return keptGame(ruleset, record);
  });
}

const heads = (root: HTMLElement) =>
  [...root.querySelectorAll('table')].map((table) =>
    [...table.querySelectorAll('thead th')].slice(1).map(({ textContent }) => textContent),
  );

it('maquis.result: where only boxed games were played nothing is said of draws, for they know none', async () => {
  const root = await opened(boxedGames());
  expect(heads(root)).toEqual(Array(4).fill(['Won', 'Lost']));
  for (const table of root.querySelectorAll('table')) {
    for (const row of cells(table)) expect(row).toHaveLength(3);
  }
});

it('beside a game that could be drawn they have none', async () => {
  const root = await opened([...boxedGames(), kept('a', 'draw')]);
  expect(heads(root)).toEqual(Array(4).fill(['Won', 'Drawn', 'Lost']));
  const [editions] = root.querySelectorAll('table');
  expect(cells(editions).map(([, , drawn]) => drawn)).toEqual(['1', '0', '0']);
});

it('a game that was left is not a loss', async () => {
  const root = await opened(SAVES.slice(3));
  expect(root.querySelector('table')).toBeNull();
  expect(root.textContent).toContain('No finished games yet.');
});

it('they are taken along as a table', async () => {
  let given: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    given = blob as Blob;
    return 'blob:x';
  });
  // Else the page would go there, and whoever comes after would stand at that address.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  press((await opened(SAVES)).querySelector('button'));
  expect(given?.type).toContain('text/csv');
  expect(await given?.text()).toBe(statisticsCsv(SAVES));
  vi.restoreAllMocks();
});
