// @vitest-environment happy-dom
import { test } from 'vitest';
import { playWorkedTurn } from '../../../../browser/resist/play-table.ts';
import { visit } from '../visit.tsx';

test('the worked turn by keys: 9 strength, the Guard and the Mission, and it is kept', async () => {
  const page = await visit('en/resist/table/', { width: 390, height: 844 });
  await playWorkedTurn(page, (control) => control.press('Enter'));
});
