// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { dealtSetUp } from '#games/les-poilus/engine/index.ts';
import { gameStorage } from '#games/les-poilus/storage.ts';
import { POILUS_ROOMS } from '#games/les-poilus/ui/SecondScreen.tsx';
import '#games/les-poilus/ui/second/PracticeBoard.tsx';
import { type PoilusSaves, undoRules, type Way } from '#games/les-poilus/session/index.ts';
import { gameFrom } from '#play/history/game.ts';
import { stepsOf } from '../../../play/ui/record-files.ts';
import { shownOf, showsEveryRoom } from '../../../play/ui/second-screen.tsx';

showsEveryRoom(gameStorage, POILUS_ROOMS);

const shown = (way: Way) => {
  const setUp = dealtSetUp({ seed: 'shown', players: 3 });
  const steps = stepsOf(undoRules, setUp, 40);
  const game = { ...gameFrom<PoilusSaves>(setUp, { deck: 'site' }), steps, seen: steps.length };
  const names = ['Ana', 'Otto', 'Marie'];
  return shownOf(POILUS_ROOMS.practice, { progress: { game, way, names } });
};

test('les-poilus.secret-hands: a game in practice is shown as all may see it', async () => {
  const page = await shown('round');
  expect(page.textContent).toContain('Ana');
  expect(page.querySelector('[role="status"]')?.textContent).not.toBe('');
  expect(page.querySelector('.hand, .own-tiles, [data-card]')).toBeNull();
});

test('open hands are shown to all', async () => {
  const page = await shown('open');
  expect(page.querySelectorAll('.hand').length).toBeGreaterThan(1);
  expect(page.querySelectorAll('.hand button')).toHaveLength(0);
});
