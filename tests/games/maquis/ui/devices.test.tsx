// @vitest-environment happy-dom
import { it } from 'vitest';
import SecondScreen from '#games/maquis/ui/SecondScreen.tsx';
import { beginning, openRecord } from '../../../browser/table/moments.ts';
import { button, choosePlace, placeOn, primary, town } from '../../../browser/table/table-page.ts';
import { atTable, isShown } from '../../../play/ui/in-memory/devices.ts';
import { visit } from './visit.tsx';

const screen = () => <SecondScreen links={{ table: '', practice: '' }} />;

it('a game in practice is shown on another device, and follows', async () => {
  const page = await visit('en/maquis/practice/');
  await button(page, 'Start').click();
  const devices = atTable(page, screen);
  await isShown(devices, async () => {
    await placeOn(town(page), 'doctor').click();
    await primary(page).click();
  });
});

it('a game beside a real board is shown on another device, and follows', async () => {
  const page = await visit('en/maquis/table/');
  await openRecord(page, beginning(0));
  const devices = atTable(page, screen);
  await isShown(devices, async () => {
    await choosePlace(page, 'radio-a');
    await primary(page).click();
  });
});
