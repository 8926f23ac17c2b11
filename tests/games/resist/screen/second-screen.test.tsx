// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { gameFrom } from '#play/history/game.ts';
import { RULESET } from '#resist/data/index.ts';
import { rules } from '#resist/engine/index.ts';
import { kept } from '#resist/kept.ts';
import { ROOMS } from '#resist/screen/notes/SecondScreen.tsx';
import '#resist/screen/practice/ScreenBoard.tsx';
import { type KeptResist, OWNERS } from '#resist/table/index.ts';
import { stepsOf } from '../../../play/screen/record-files.ts';
import { shownOf, showsEveryRoom } from '../../../play/screen/second-screen.tsx';

showsEveryRoom(kept, ROOMS);

test('resist.round: a game in practice is shown, its row of Missions and what happened last', async () => {
  const setUp = { ruleset: RULESET, split: 'random', reading: 'strict', seed: 'shown' } as const;
  const steps = stepsOf(rules, setUp, 40);
  const game = { ...gameFrom<KeptResist>(setUp, OWNERS), steps, seen: steps.length };
  const page = await shownOf(ROOMS.practice, { progress: { game } });
  expect(page.querySelectorAll('.missions > *')).toHaveLength(4);
  expect(page.querySelector('[role="status"]')?.textContent).toMatch(/^Round \d/);
});
