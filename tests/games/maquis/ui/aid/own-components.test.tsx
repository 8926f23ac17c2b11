// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { MAQUIS } from '#games/maquis/ui/aid/mode.ts';
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
  const told = kept?.steps.flatMap((step, n) =>
    'correction' in step && replayed
      ? [MAQUIS.text.correction?.(replayed.positions[n], step.correction)]
      : [],
  );
  expect(told?.at(-1)).toBe('In your hand: 1 money.');
});

test('the shuffle is told to whoever draws, and to nobody else', async () => {
  const empty = {
    workers: ['cafe'],
    phase: 'patrol',
    discard: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  } as const;
  const theirs = played(empty, { owners: { deck: 'visitor' }, room: 'table' });
  await theirs.says(/Shuffle all ten/);
  expect(theirs.panel()?.textContent).toContain('tap the card you drew');
  const ours = played(empty, { room: 'table' });
  await ours.says(/card/i);
  expect(ours.panel()?.textContent).not.toMatch(/Shuffle/);
});
