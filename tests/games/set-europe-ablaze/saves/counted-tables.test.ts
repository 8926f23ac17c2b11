// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { gameStorage } from '#games/set-europe-ablaze/storage.ts';
import { tablesExample } from '../examples.ts';

afterEach(() => localStorage.clear());

test('of a file of tables its sections are counted, not its title, version and format', async () => {
  const { format, version, title, madeUp, ...sections } = tablesExample();
  expect([format, version, title, madeUp]).not.toContain(undefined);
  localStorage.setItem(
    'safe-house.set-europe-ablaze.tables',
    JSON.stringify({ version: 1, tables: tablesExample(), open: {} }),
  );
  const [entered] = (await gameStorage.things?.count()) ?? [];
  expect(entered?.[1]).toBe(Object.keys(sections).length);
});
