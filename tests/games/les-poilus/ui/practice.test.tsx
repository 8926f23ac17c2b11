// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { begun, press } from './room.tsx';

test('les-poilus.secret-hands: at a curtain nothing of any hand is on the page', () => {
  const page = begun();
  expect(page.querySelector('.curtain')).not.toBeNull();
  expect(page.querySelector('.hand')).toBeNull();
  expect(page.querySelector('.own-tiles')).toBeNull();
  expect(page.querySelector('.aid-primary')?.textContent).toMatch(
    /^I am (Ana|Otto|Marie): open my hand$/,
  );
});

test('a hand opens for its owner, and is hidden again', () => {
  const page = begun();
  press(page.querySelector<HTMLElement>('.curtain .aid-primary'));
  expect(page.querySelectorAll('.hand li').length).toBeGreaterThan(0);
  press(page.querySelector<HTMLElement>('.poilus-hide'));
  expect(page.querySelector('.hand')).toBeNull();
  expect(page.querySelector('.curtain')).not.toBeNull();
});

test('les-poilus.setup-tiles: the tiles of a hand are read as three support tiles', () => {
  const page = begun();
  press(page.querySelector<HTMLElement>('.curtain .aid-primary'));
  const read = page.querySelector('.own-tiles')?.getAttribute('aria-label');
  expect(read).toMatch(/^3 support tiles: (Double )?[Ll]eft/);
});

test.each([
  [
    'another tab or app comes before it',
    () => document.dispatchEvent(new Event('visibilitychange')),
  ],
  ['it is left, to come back to as it stood', () => window.dispatchEvent(new Event('pagehide'))],
])('les-poilus.secret-hands: an open hand is closed when the page is hidden: %s', (_, hide) => {
  const looked = vi.spyOn(document, 'visibilityState', 'get');
  const page = begun();
  press(page.querySelector<HTMLElement>('.curtain .aid-primary'));
  expect(page.querySelector('.hand')).not.toBeNull();
  looked.mockReturnValue('hidden');
  act(() => void hide());
  expect(page.querySelector('.hand')).toBeNull();
  expect(page.querySelector('.curtain')).not.toBeNull();
  looked.mockRestore();
});

test('les-poilus.secret-hands: somebody who is not asked looks at their own hand, and gives it back', () => {
  const page = begun();
  const asked = page.querySelector('.curtain .aid-primary')?.textContent;
  const others = [...page.querySelectorAll<HTMLElement>('.soldier:not(.soldier--turn)')];
  press(others[0]);
  const look = [...page.querySelectorAll<HTMLElement>('dialog button')].find((button) =>
    /^I am \w+: look at my own hand$/.test(button.textContent ?? ''),
  );
  press(look);
  expect(page.querySelector('dialog')).toBeNull();
  expect(page.querySelector('.curtain')).not.toBeNull();
  expect(page.querySelector('.hand')).toBeNull();
  press(page.querySelector<HTMLElement>('.curtain .aid-primary'));
  expect(page.querySelectorAll('.hand li').length).toBeGreaterThan(0);
  expect(page.querySelectorAll('.hand button')).toHaveLength(0);
  press(page.querySelector<HTMLElement>('.poilus-panel .aid-primary'));
  expect(page.querySelector('.hand')).toBeNull();
  expect(page.querySelector('.curtain .aid-primary')?.textContent).toBe(asked);
});

test('a card that is chosen shows what it will do, the button says so, and a second tap does it', () => {
  const page = begun({ way: 'open' });
  const card = () => page.querySelector<HTMLElement>('.open-row--turn .hand button');
  const main = () => page.querySelector<HTMLButtonElement>('.play-question .aid-primary');
  expect(main()?.disabled).toBe(true);
  press(card());
  expect(card()?.getAttribute('aria-pressed')).toBe('true');
  expect(main()?.disabled).toBe(false);
  expect(main()?.textContent).toMatch(/^Play /);
  const before = page.querySelectorAll('.open-row--turn').length;
  press(card());
  expect(before).toBe(1);
  expect(card()?.getAttribute('aria-pressed')).not.toBe('true');
});

test('what cannot be done stays in sight and says why', () => {
  const page = begun({ way: 'open' });
  const barred = [...page.querySelectorAll<HTMLElement>('.action--barred')];
  const charm = barred.find((button) => button.textContent?.startsWith('Charm'));
  expect(charm?.querySelector('small')?.textContent).toMatch(/^no /);
  press(charm);
  expect(page.querySelector('.aid-reasons')?.textContent).toContain('No Man’s Land');
});

test('les-poilus.active-threats: every kind is counted, and said', () => {
  const page = begun({ way: 'open' });
  const said = [...page.querySelectorAll('.threat .visually-hidden')].map((one) => one.textContent);
  expect(said).toHaveLength(6);
  expect(said[0]).toBe('Night: 0 active');
});
