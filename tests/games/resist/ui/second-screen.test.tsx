// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { RULESET } from '#games/resist/data/index.ts';
import { rules } from '#games/resist/engine/index.ts';
import { gameStorage } from '#games/resist/storage.ts';
import { ROOMS } from '#games/resist/ui/notes/SecondScreen.tsx';
import { gameFrom } from '#play/history/game.ts';
import '#games/resist/ui/practice/ScreenBoard.tsx';
import { OWNERS, type ResistSaves } from '#games/resist/session/index.ts';
import { stepsOf } from '../../../play/ui/record-files.ts';
import { shownOf, showsEveryRoom } from '../../../play/ui/second-screen.tsx';

showsEveryRoom(gameStorage, ROOMS);

test('resist.round: a game in practice is shown, its row of Missions and what happened last', async () => {
  const setUp = { ruleset: RULESET, split: 'random', reading: 'strict', seed: 'shown' } as const;
  const steps = stepsOf(rules, setUp, 40);
  const game = { ...gameFrom<ResistSaves>(setUp, OWNERS), steps, seen: steps.length };
  const page = await shownOf(ROOMS.practice, { progress: { game } });
  expect(page.querySelectorAll('.missions > *')).toHaveLength(4);
  expect(page.querySelector('[role="status"]')?.textContent).toMatch(/^Round \d/);
});
