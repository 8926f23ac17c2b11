// @vitest-environment happy-dom
import { it } from 'vitest';
import SeaAid from '#games/set-europe-ablaze/ui/SeaAid.tsx';
import SecondScreen from '#games/set-europe-ablaze/ui/SecondScreen.tsx';
import { atTable, isShown } from '../../../play/ui/in-memory/devices.ts';
import { visiting } from '../../../play/ui/in-memory/visit.ts';

const SCREEN = '/en/set-europe-ablaze/screen/';
const links = { rulebook: '/en/set-europe-ablaze/rules/', home: '', kept: '', screen: SCREEN };
const room = { rules: {}, links, site: { version: '1.2.3' }, language: 'en' };
const visit = visiting({ 'set-europe-ablaze/table/': () => <SeaAid {...room} /> });
const screen = () => <SecondScreen links={{ table: '' }} page={room} />;

// With a device for each side: tests/browser/table/devices.test.ts, since a side keeps the log on a shelf of its own.
it('a game beside the real map is shown on another device, and follows', async () => {
  const page = await visit('en/set-europe-ablaze/table/');
  await page.getByRole('button', { name: 'Begin at turn 1' }).click();
  await isShown(
    atTable(page, screen),
    () => page.getByRole('button', { name: 'Maquis lays 2' }).click(),
    'Only watch',
  );
});
