// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { RULES } from '#games/resist/data/index.ts';
import ResistSecondScreen from '#games/resist/ui/notes/SecondScreen.tsx';
import ResistTableAid from '#games/resist/ui/notes/TableAid.tsx';
import ResistPracticePage from '#games/resist/ui/Practice.tsx';
import { atTable, isShown, openTable } from '../../../play/ui/in-memory/devices.ts';
import { visiting } from '../../../play/ui/in-memory/visit.ts';

const links = { rulebook: '/en/resist/rules/', home: '', kept: '', screen: '/en/resist/screen/' };
const rules = { '/en/resist/rules/all/': Object.fromEntries(RULES.map(({ id }) => [id, id])) };
const room = { rules, links, site: { version: '1.2.3' } };
const visit = visiting({
  'resist/practice/': () => <ResistPracticePage {...room} />,
  'resist/table/': () => <ResistTableAid {...room} />,
});
const screen = () => <ResistSecondScreen links={{ table: '', practice: '' }} />;

it('a game in practice is shown on another device, and follows', async () => {
  const page = await visit('en/resist/practice/');
  await page.getByLabel('Seed', { exact: true }).fill('whole');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const main = page.locator('.play-question .aid-primary:not([aria-disabled])');
  await main.first().waitFor();
  await isShown(atTable(page, screen), async () => {
    const half = page.locator('.half--hidden:is(button)');
    if (await half.isVisible()) await main.first().click();
    await main.first().click();
  });
});

it('a game beside real cards is shown on another device, and follows', async () => {
  const page = await visit('en/resist/table/');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Railroad Bridge' }).first().waitFor();
  await isShown(atTable(page, screen), () =>
    page.getByRole('button', { name: 'Railroad Bridge' }).first().click(),
  );
});

it('a spectator out of reach is told of among the devices, and not above the game: nobody waits for them', async () => {
  const page = await visit('en/resist/table/');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const { table, network, guest } = atTable(page, screen);
  await openTable(table);
  const watcher = await guest();
  await watcher.sit();
  await watcher.locator('.screen [role="status"][aria-label]').first().waitFor();
  network.lose();
  await table.getByText('is out of reach').waitFor();
  expect(await table.locator('.devices__line').innerText()).toBe('');
});
