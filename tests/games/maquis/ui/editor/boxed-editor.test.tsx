// @vitest-environment happy-dom
import { render } from 'preact';
import { beforeEach, expect, test } from 'vitest';
import { readLink } from '#games/maquis/engine/index.ts';
// What the editor loads for a boxed edition is there already.
import '#games/maquis/ui/boxed/CorrectMissions.tsx';
import PositionEditor from '#games/maquis/ui/PositionEditor.tsx';

beforeEach(() => {
  localStorage.clear();
  render(null, document.body);
  render(
    <PositionEditor rules={{}} links={{ rulebook: '/rules/', practice: '/practice/' }} />,
    document.body,
  );
});

function field<Field extends HTMLElement>(label: string): Field {
  const found = [...document.querySelectorAll('label')].find((one) =>
    one.textContent?.startsWith(label),
  );
  const control = found?.querySelector<Field>('select, input');
  if (!control) throw new Error(`there is no ${label}`);
  return control;
}

function choose(label: string, value: string): void {
  const select = field<HTMLSelectElement>(label);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const verdict = () => document.querySelector('.editor-verdict')?.textContent ?? '';
const options = (label: string) =>
  [...field<HTMLSelectElement>(label).options].map(({ value }) => value);

/** The table that practice would begin with. */
function played() {
  const address = document.querySelector('.editor-tools__play')?.getAttribute('href') ?? '';
  const read = readLink(address.slice(address.indexOf('#')));
  return 'position' in read ? read.position.table : read;
}

test('a position of the second edition is set up, with the marks of its missions', async () => {
  choose('Edition', 'second-edition');
  await expect.poll(() => options('Beyond the east exit')).toContain('destroy-aa-guns');
  expect(options('Beyond the west exit')).not.toContain('destroy-aa-guns');
  choose('Beyond the west exit', 'infiltration');
  await expect.poll(() => document.body.textContent).toContain('Infiltration: a worker stays');
  choose('Beyond the east exit', 'destroy-aa-guns');
  await expect.poll(() => document.body.textContent).toContain('Destroy AA Guns: gun at');
  // Only what these missions and this difficulty can bring is asked for.
  expect(document.body.textContent).toContain('Destroy AA Guns: gun on the card destroyed');
  expect(document.body.textContent).toContain('Top patrol card that was seen');
  expect(document.body.textContent).not.toContain('Workers who left the game');
  expect(document.body.textContent).not.toContain('Lap of the turn track');
  field<HTMLInputElement>('Infiltration: a worker stays on the card').click();
  await expect.poll(played).toHaveProperty('state.goals.west.inside', true);
  field<HTMLInputElement>('Destroy AA Guns: gun at Black Market destroyed').click();
  await expect.poll(verdict).toContain('This position can be played.');
  await expect.poll(played).toMatchObject({
    ruleset: 'second-edition',
    goals: { west: 'infiltration', east: 'destroy-aa-guns' },
    state: {
      safeHouse: 2,
      goals: {
        west: { successes: 1, inside: true },
        east: { successes: 1, marks: ['black-market'] },
      },
    },
  });
  // The turn begins with a look at the top card.
  field<HTMLInputElement>('next, look at the top patrol card').click();
  await expect.poll(verdict).toContain('This position can be played.');
  await expect.poll(played).toHaveProperty('state.phase', 'look');
});

test('the tracks start where a mission has them start', async () => {
  choose('Edition', 'second-edition');
  await expect.poll(() => options('Beyond the east exit')).toContain('bomb-the-barracks');
  choose('Beyond the east exit', 'bomb-the-barracks');
  await expect.poll(played).toMatchObject({ state: { morale: 6, soldiers: 3 } });
  choose('Beyond the east exit', 'milice-hq');
  await expect.poll(played).toMatchObject({ state: { morale: 4, soldiers: 0 } });
  await expect.poll(verdict).toContain('This position can be played.');
});
