// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { RULES } from '#games/maquis/data/index.ts';
import Practice from '#games/maquis/ui/Practice.tsx';
import TableAid from '#games/maquis/ui/TableAid.tsx';
// What comes while a game is set up is there already, however slow the machine.
import '#games/maquis/ui/aid/TurnAtTable.tsx';
import '#games/maquis/ui/practice/PracticeTurn.tsx';
import { mounted, nameOf } from './mounted.ts';

const PAGE = {
  rules: { '/rules/': Object.fromEntries(RULES.map(({ id }) => [id, id])) },
  links: { rulebook: '/r', home: '/h', kept: '/k', practice: '/p', position: '/q', screen: '/s' },
  site: { version: '1.2.3' },
};

const named = (root: Element, name: RegExp) =>
  [...root.querySelectorAll<HTMLElement>('button, [role=button]')].find((one) =>
    name.test(nameOf(one)),
  );

async function tap(root: Element, name: RegExp): Promise<void> {
  const button = await vi.waitUntil(() => named(root, name));
  act(() => button.click());
}

it('practice runs from its set-up by taps, and undoes by name, though nothing can be kept', async () => {
  const root = mounted(<Practice {...PAGE} />);
  await vi.waitUntil(() => root.querySelector('form.aid-setup'));
  expect(root.textContent).toContain('Nothing can be saved in this browser.');
  act(() => root.querySelector<HTMLFormElement>('form.aid-setup')?.requestSubmit());
  await tap(root, /^Grocer/);
  await tap(root, /^Place the worker/);
  await tap(root, /^Undo: /);
  await vi.waitUntil(() => named(root, /^Timeline/));
});

it('the table aid is set up by one tap, and says which goal cards to lay', async () => {
  const root = mounted(<TableAid {...PAGE} />);
  await vi.waitUntil(() => root.querySelector('.aid-setup'));
  await tap(root, /^Start the first turn$/);
  await vi.waitUntil(() => /Place .+ beyond the west exit/.test(root.textContent ?? ''));
  await tap(root, /^Grocer/);
  await tap(root, /^Place the worker/);
  expect(await vi.waitUntil(() => named(root, /^Undo: /))).toBeTruthy();
});
