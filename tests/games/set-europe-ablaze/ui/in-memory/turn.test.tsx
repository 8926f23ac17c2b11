// @vitest-environment happy-dom
import { test } from 'vitest';
import { playTurn } from '../../../../browser/set-europe-ablaze/play-turn.ts';
import { visit } from '../visit.tsx';

test('a turn is played by the Enter key, and is there after a reload', async () => {
  const page = await visit('en/set-europe-ablaze/table/', { width: 1440, height: 900 });
  await playTurn(page, 'keys');
  // 10 VP at the start, 10 for the Maximum Effort, 2 for the turn.
  const scored = page.getByRole('heading', { name: 'Scored: Maquis 2, German 3 VP' });
  await scored.waitFor();
  await page.reload();
  await scored.waitFor();
});
