// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { correctionText } from '#games/maquis/i18n/corrections.ts';
// What a tap opens is there already, however slow the machine.
import '#games/maquis/ui/aid/sheets.lazy.tsx';
import { played } from './played.tsx';

const AT_THE_FENCE = { phase: 'action', patrolsToCome: 0, workers: ['fence'], hand: {} } as const;

test('whoever counts cubes by hand is refused nothing by a count of the site', async () => {
  const counted = played(AT_THE_FENCE);
  expect(counted.named(/weapon/i)).toBeUndefined();
  const game = played(AT_THE_FENCE, { owners: { goods: 'visitor' } });
  await game.tapButton(/weapon/i);
  expect(game.taps()).toBe(1);
  const moves = game
    .state()
    ?.context.game?.steps.flatMap((step) => ('move' in step ? [step.move] : []));
  expect(moves).toEqual(['act:fence:weapon', 'return']);
  // The log tells of the cubes, not of a correction that nobody made.
  const { game: kept, replayed } = game.state()?.context ?? {};
  const told = kept?.steps.flatMap((step, n) => {
    const before = replayed?.positions[n];
    return 'correction' in step && before ? [correctionText(before, step.correction)] : [];
  });
  expect(told?.at(-1)).toBe('In your hand: 1 money.');
});

test('maquis.short-supply: what the supply cannot give is said before an action is chosen', async () => {
  const atGrocer = { phase: 'action', patrolsToCome: 0, workers: ['grocer'] } as const;
  // There are four cubes of each colour.
  const none = played({ ...atGrocer, hand: { food: 4 } });
  await none.says(/Take 1 food/);
  expect(none.named(/^Take 1 food/)?.textContent).toContain('The supply cannot give 1 food');
  const one = played({ ...atGrocer, hand: { food: 3 } });
  await one.says(/Take 1 food/);
  expect(one.panel()?.textContent).not.toContain('supply');
  // Whoever counts cubes by hand sees for themselves.
  const theirs = played({ ...atGrocer, hand: { food: 4 } }, { owners: { goods: 'visitor' } });
  await theirs.says(/Take 1 food/);
  expect(theirs.panel()?.textContent).not.toContain('supply');
});

test('the shuffle is told to whoever draws, and to nobody else', async () => {
  const empty = {
    workers: ['cafe'],
    phase: 'patrol',
    discard: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  } as const;
  const theirs = played(empty, { owners: { deck: 'visitor' }, room: 'table' });
  await theirs.says(/shuffle all ten/);
  expect(theirs.panel()?.textContent).toContain('choose that card here');
  const ours = played(empty, { room: 'table' });
  await ours.says(/card/i);
  expect(ours.panel()?.textContent).not.toMatch(/Shuffle/);
});

test('maquis.end-time: no turn is counted after the last, where the tracks are the visitor’s', async () => {
  const last = { phase: 'dusk', patrolsToCome: 0, day: 14 } as const;
  const game = played(last, { owners: { tracks: 'visitor' }, room: 'table' });
  const head = () => game.root.querySelector('.aid-header')?.textContent;
  await vi.waitUntil(() => head()?.includes('Turn 15'));
  await game.tapButton(/^End the turn/);
  await vi.waitUntil(() => game.panel()?.textContent?.includes('You have lost'));
  expect(head()).not.toContain('Turn 16');
});

test('a tap on a value in the top bar corrects it in place, at the table only', async () => {
  const here = { phase: 'placement', patrolsToCome: 2, workers: [], morale: 4 } as const;
  const alone = played(here, { room: 'practice' });
  expect(alone.root.querySelector('.aid-header button.track')).toBeNull();
  const game = played(here, { room: 'table' });
  const morale = () =>
    [...game.root.querySelectorAll<HTMLElement>('.aid-header button.track')].find(
      (one) => one.textContent.includes('Correct it') && one.textContent.includes('Morale'),
    );
  await vi.waitUntil(morale);
  act(() => morale()?.click());
  const less = await vi.waitUntil(() =>
    document.querySelector<HTMLElement>('dialog [aria-label="Morale: one less"]'),
  );
  // Nothing else is asked there.
  expect(document.querySelectorAll('dialog fieldset')).toHaveLength(1);
  act(() => less.click());
  const use = [...document.querySelectorAll<HTMLElement>('dialog button')].find(
    ({ textContent }) => textContent === 'Go on from this table',
  );
  act(() => use?.click());
  expect(morale()?.textContent).toContain('Morale 3');
  expect(game.state()?.context.game?.steps.at(-1)).toHaveProperty('correction');
});

test('a turn begins with what it brings, in the largest words', async () => {
  const game = played({ phase: 'placement', patrolsToCome: 3, workers: [], soldiers: 1 });
  const hand = await vi.waitUntil(() => game.root.querySelector('.aid-hand'));
  expect(hand.textContent).toBe('3 patrols, the last a soldier');
});
