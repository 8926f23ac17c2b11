// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Example, readExample, tableFrom } from '#games/maquis/puzzles/index.ts';
import OddsExample from '#games/maquis/ui/examples/OddsExample.tsx';
import PatrolCountExample from '#games/maquis/ui/examples/PatrolCountExample.tsx';
import PlayExample from '#games/maquis/ui/examples/PlayExample.tsx';
import UpkeepExample from '#games/maquis/ui/examples/UpkeepExample.tsx';
import WayHomeExample from '#games/maquis/ui/examples/WayHomeExample.tsx';
import { visiting } from '../../../play/ui/in-memory/visit.ts';

/* In its chapter, in a browser and without scripts: tests/browser/examples.test.ts. */

const FOLDER = 'content/examples/maquis';

function exampleCalled(name: string): Example {
  const made = readExample(parse(readFileSync(`${FOLDER}/${name}.yml`, 'utf8')));
  if ('faults' in made) throw new Error(`${name}: ${made.faults.join('; ')}`);
  return made.read;
}

/** An example as its chapter shows it. */
function shown(name: string) {
  const example = exampleCalled(name);
  const table = tableFrom(example.mode, example.table, example.deck);
  switch (example.form) {
    case 'patrol-count':
      return <PatrolCountExample table={table} />;
    case 'way-home':
      return <WayHomeExample table={table} />;
    case 'upkeep':
      return <UpkeepExample table={table} />;
    case 'odds':
      return <OddsExample table={table} first="doctor" />;
    default:
      return <PlayExample table={table} tries={example.tries} shows={example.shows} />;
  }
}

const visit = visiting({ 'maquis/examples/': shown });

const HOME = /gets home/;

/** An example, alive: its board and its buttons. */
async function example(name: string) {
  const page = await visit(`en/maquis/examples/${name}`);
  const box = page.locator('.live');
  const town = box.getByRole('group', { name: 'The town in this example' });
  const tries = box.getByRole('group', { name: 'What you can try' });
  const news = box.getByRole('status', { name: 'What happened' });
  return {
    box,
    tries,
    does: (button: string | RegExp) => tries.getByRole('button', { name: button }).click(),
    taps: (place: RegExp) => town.getByRole('button', { name: place }).click(),
    again: () => box.getByRole('button', { name: 'Start again' }).click(),
    says: (text: string | RegExp) => expect.poll(() => news.textContent()).toMatch(text),
    counts: (text: string | RegExp) =>
      expect.poll(() => box.locator('dl').textContent()).toMatch(text),
  };
}

const slide = (box: Locator, name: string, value: number) =>
  box.getByRole('slider', { name }).fill(String(value));

it('maquis.patrol-count: the larger of workers and the number beside morale', async () => {
  const { box, says } = await example('patrol-count');
  await says(/3 patrols come, all police/);
  await slide(box, 'Workers in safe houses', 5);
  await says(/5 patrols come.*The workers decide/);
  await slide(box, 'Workers in safe houses', 2);
  await says(/3 patrols come.*Morale decides/);
  await slide(box, 'Soldier track', 2);
  await says(/the last 2 of them soldiers/);
  await box.getByRole('slider', { name: 'Morale' }).press('ArrowRight');
  await says(/2 patrols come/);
});

it('maquis.patrol-placement: the first free place on the card', async () => {
  const { does, says } = await example('patrol-placement');
  await does(/card 4/);
  await says(/Pont Leveque/);
  await does(/card 6/);
  await says(/Radio A/);
});

it('maquis.arrest-on-placement: the first worker on a card that is full', async () => {
  const { does, says, counts, again } = await example('arrest-on-placement');
  await counts(/Workers left3/);
  await does(/card 9/);
  await says(/arrests the worker at Pont du Nord/);
  await counts(/Workers left2/);
  await again();
  await does(/card 10/);
  await says(/Pont Leveque/);
  await counts(/Workers left3/);
});

it('maquis.route-home: police put and taken away by tapping, up to five', async () => {
  const { box, taps, says } = await example('way-home');
  await says(/Doctor → Rue Baradat → Fence → Poor District → Black Market → Grocer → Safe House/);
  await taps(/^Black Market/);
  await says(/No way home/);
  await taps(/^Pont Leveque/);
  await says(/Doctor → Pont Leveque → Safe House/);
  for (const place of [/^Radio B/, /^Fence/, /^Grocer/, /^Rue Baradat/]) await taps(place);
  const full = box.getByRole('button', { name: /^Poor District/ });
  expect(await full.getAttribute('aria-disabled')).toBe('true');
  await box.getByRole('combobox').selectOption('Radio B');
  await says(/No way home: police on .*Black Market/);
});

it('maquis.shooting: a shot opens the road, and soldiers cannot be shot', async () => {
  const { box, does, says, counts } = await example('shot-opens-a-road');
  await counts(/Morale5.*Soldiers1/);
  await does(/Doctor: Take 1 medicine/);
  const soldier = box.getByRole('button', { name: /Shoot.*Grocer/ });
  expect(await soldier.getAttribute('aria-disabled')).toBe('true');
  await does(/Shoot.*Pont Leveque/);
  await counts(/Morale4.*Soldiers2/);
  await does(HOME);
  await says(/1 medicine/);
});

it('maquis.red-arrow and maquis.white-arrow: what an arrest takes away', async () => {
  const { does, says, counts } = await example('red-and-white');
  await counts(/Morale4.*Workers left2/);
  await does(/Poor District: Give/);
  await counts(/Morale5/);
  await does(HOME);
  await says(/arrested/);
  await counts(/Morale5.*Workers left1/);
  await does(/Black Market: Sell/);
  await does(HOME);
  await says(/arrested/);
  // Neither the money nor the loss of morale comes; the food that was paid is gone.
  await counts(/Morale5.*Workers left0/);
});

it('maquis.spare-rooms: two money lay a tile at once, and each tile exists once', async () => {
  const { tries, does, says } = await example('buying-a-room');
  const laid = tries.getByRole('button', { name: /Informant/ });
  expect(await laid.getAttribute('aria-disabled')).toBe('true');
  await does(/Safe House/);
  await says(/Safe House/);
  await does(HOME);
  const second = tries.getByRole('button', { name: /Smuggler/ });
  expect(await second.getAttribute('aria-disabled')).toBe('true');
});

it('maquis.airdrop-field: a field emptied this turn takes a new drop, fetched next turn', async () => {
  const { tries, does, says } = await example('airdrop');
  const east = tries.getByRole('button', { name: /airdrop: 3 food.*East Field/i });
  expect(await east.getAttribute('aria-disabled')).toBe('true');
  await does(/Collect/);
  await does(HOME);
  await does(/airdrop: 3 food.*East Field/i);
  await does(HOME);
  await says(/3 food/);
  await does(/End the turn/);
  await does(/Place a worker at.*East Field/i);
  await says(/East Field/i);
});

it('maquis.short-supply: the supply gives what it has, and spending first makes room', async () => {
  const { box, does, again, counts } = await example('short-supply');
  const hand = () => box.locator('dl').getByRole('img').getAttribute('aria-label');
  await does(/Take 3 food/);
  await does(HOME);
  await expect.poll(hand).toMatch(/4 food/);
  await again();
  await does(/Poor District: Give/);
  await does(HOME);
  await counts(/Morale7/);
  await expect.poll(hand).toBe('1 food');
  await does(/Take 3 food/);
  await does(HOME);
  await expect.poll(hand).toBe('4 food');
});

it('maquis.numbered-successes: the last circle waits for its explosives', async () => {
  const { tries, does, says } = await example('successes-in-order');
  const goal = tries.getByRole('button', { name: /success 3 of 3/ });
  expect(await goal.getAttribute('aria-disabled')).toBe('true');
  await does(/Make 1 explosives/);
  await does(HOME);
  await does(/success 3 of 3/);
  await says(/complete/);
});

it('maquis.calendar-morale: the calendar of each mode, to its end', async () => {
  const { box, says } = await example('upkeep');
  const upkeep = () => box.getByRole('button', { name: 'End the turn' }).click();
  for (let evening = 0; evening < 3; evening++) await upkeep();
  await says(/morale/i);
  await box.getByRole('combobox').selectOption('Tricky');
  for (let evening = 0; evening < 12; evening++) await upkeep();
  await expect.poll(() => box.textContent()).toMatch(/The example ends here/);
});

it('maquis.finish-the-turn: the last upkeep can still lose the game, and aid can save it', async () => {
  const { does, says, again } = await example('last-turn');
  await does(/success 3 of 3/);
  await does(HOME);
  await does(/Poor District: Do nothing/);
  await does(HOME);
  await does(/End the turn/);
  await says(/lost|loss|lose/i);
  await again();
  await does(/success 3 of 3/);
  await does(HOME);
  await does(/Poor District: Give/);
  await does(HOME);
  await does(/End the turn/);
  await says(/won|win/i);
});

it('maquis.open-information: the chance of coming home, from every place and for more patrols', async () => {
  const { box, says, taps, again } = await example('odds');
  // One worker, a fresh deck and three patrols: 385 of 720 orders of the cards leave the way open.
  await says(/Doctor.*77 in 144/);
  await taps(/^Pont Leveque/);
  await says(/Pont Leveque.*179 in 180/);
  await slide(box, 'Morale', 4);
  await says(/1639 in 1680/);
  await again();
  await says(/Doctor.*77 in 144/);
});
