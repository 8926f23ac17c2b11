// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { RULESET } from '#games/resist/data/index.ts';
import { resistRules } from '#games/resist/engine/index.ts';
import { gameStorage } from '#games/resist/storage.ts';
import { RESIST_ROOMS } from '#games/resist/ui/notes/SecondScreen.tsx';
import { gameFrom, stepOf } from '#play/history/game.ts';
import type { MoveStep } from '#play/rules/game-rules.ts';
import '#games/resist/ui/practice/ScreenBoard.tsx';
import { DECK_BY_SITE, type ResistSaves } from '#games/resist/session/index.ts';
import { stepsOf } from '../../../play/ui/record-files.ts';
import { shownOf, showsEveryRoom } from '../../../play/ui/second-screen.tsx';

showsEveryRoom(gameStorage, RESIST_ROOMS);

test('resist.round: a game in practice is shown, its row of Missions and what happened last', async () => {
  const setUp = { ruleset: RULESET, split: 'random', reading: 'strict', seed: 'shown' } as const;
  const steps = stepsOf(resistRules, setUp, 40);
  const game = { ...gameFrom<ResistSaves>(setUp, DECK_BY_SITE), steps, seen: steps.length };
  const page = await shownOf(RESIST_ROOMS.practice, { progress: { game } });
  expect(page.querySelectorAll('.missions > *')).toHaveLength(4);
  expect(page.querySelector('[role="status"]')?.textContent).toMatch(/^Round \d/);
});

test('resist.play-in-plan: whoever is played is seen, so what was told before stands on', async () => {
  const setUp = { ruleset: RULESET, split: 'random', reading: 'strict', seed: 'shown' } as const;
  const shownAfter = async (steps: readonly MoveStep[]) => {
    const game = { ...gameFrom<ResistSaves>(setUp, DECK_BY_SITE), steps, seen: steps.length };
    const page = await shownOf(RESIST_ROOMS.practice, { progress: { game } });
    // Nobody can be chosen from here.
    expect(page.querySelectorAll('.hand-card[data-maquis]').length).toBeGreaterThan(0);
    expect(page.querySelector('.hand-card[aria-pressed="true"]')).toBeNull();
    return page.querySelector('[role="status"] .rt-screen__news')?.textContent;
  };

  const steps: MoveStep[] = [];
  let position = resistRules.initialPosition(setUp);
  const play = (move: string) => {
    const step = stepOf(resistRules, move, 'site');
    const taken = resistRules.apply(position, step);
    if ('reasons' in taken) throw new Error(JSON.stringify(taken.reasons));
    steps.push(step);
    ({ position } = taken);
    return taken.events;
  };
  while (resistRules.turn(position).seats.length === 0) play(resistRules.drawChanceMove(position));
  const drawn = await shownAfter([...steps]);
  expect(drawn).toMatch(/^Drawn: /);
  const [move = ''] = resistRules.legalMoves(position).filter((one) => one.endsWith(':hidden'));
  expect(play(move).map(({ type }) => type)).toEqual(['played']);
  expect(await shownAfter(steps)).toBe(drawn);
});
