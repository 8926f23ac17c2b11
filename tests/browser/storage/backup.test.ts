import { expect, it } from 'vitest';
import { inBothLooks } from '../table/violations.ts';
import { visit } from '../visit.ts';

/* What the page of everything kept does, it does in memory: tests/games/maquis/ui/kept-page.test.tsx. */

it('what is kept is told accessibly', async () => {
  const page = await visit('en/kept/', { width: 360, height: 740 });
  await page.getByRole('heading', { name: 'Backup' }).waitFor();
  expect(await inBothLooks(page)).toEqual([]);
});
