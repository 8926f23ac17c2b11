// @vitest-environment happy-dom
import { useMachine } from '@xstate/react';
import type { ComponentChild } from 'preact';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { RULES } from '#les-poilus/data/index.ts';
import { kit } from '#les-poilus/screen/kit.ts';
import '#les-poilus/screen/practice/PracticeGame.tsx';
import { PracticeRoom } from '#les-poilus/screen/practice/Room.tsx';
import { type Draft, freshDraft, poilusMachine } from '#les-poilus/table/index.ts';
import { SessionProvider } from '#play/screen/frame/session.ts';

const rules = Object.fromEntries(RULES.map(({ id }) => [id, { title: id, href: `#${id}` }]));

function Room({ draft }: { readonly draft: Draft }) {
  const input = { seed: draft.seed, resume: draft };
  const [state, send] = useMachine(poilusMachine, { input });
  const session = { kit, room: 'practice', state, send, rules, setMoment: () => {} };
  return (
    <SessionProvider.Provider value={session as unknown as never}>
      <PracticeRoom />
    </SessionProvider.Provider>
  );
}

let host: HTMLElement | undefined;

afterEach(() => {
  if (host) render(null, host);
  host?.remove();
  host = undefined;
});

function mounted(what: ComponentChild): HTMLElement {
  const at = document.body.appendChild(document.createElement('div'));
  host = at;
  act(() => render(what, at));
  return at;
}

const press = (button: HTMLElement | null | undefined): void => {
  if (!button) throw new Error('nothing to press');
  act(() => button.click());
};

// The game is in a file of its own: once it has come, it is there at once.
beforeAll(async () => {
  const page = mounted(<Room draft={freshDraft('abc', ['Ana', 'Otto', 'Marie'])} />);
  press(page.querySelector<HTMLElement>('form .aid-primary'));
  await vi.waitUntil(() => page.querySelector('.numbers button'));
  render(null, page);
  page.remove();
});

/** Begins a game of three and lets everybody draw three cards. */
function begun(change: Partial<Draft> = {}): HTMLElement {
  const names = ['Ana', 'Otto', 'Marie'];
  const page = mounted(<Room draft={{ ...freshDraft('abc', names), ...change }} />);
  press(page.querySelector<HTMLElement>('form .aid-primary'));
  press(page.querySelector<HTMLElement>('.numbers button'));
  press(page.querySelector<HTMLElement>('.poilus-side .aid-primary'));
  return page;
}

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

test('a card that is chosen shows what it will do, the button says so, and a second tap does it', () => {
  const page = begun({ way: 'open' });
  const card = () => page.querySelector<HTMLElement>('.open-row--turn .hand button');
  const main = () => page.querySelector<HTMLButtonElement>('.poilus-side .aid-primary');
  expect(main()?.disabled).toBe(true);
  press(card());
  expect(card()?.getAttribute('aria-pressed')).toBe('true');
  expect(main()?.disabled).toBe(false);
  expect(main()?.textContent).toMatch(/^(Lay|Take on) /);
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
