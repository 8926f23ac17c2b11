// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { SCENARIOS } from '../../../../browser/scenarios/scenario-page.ts';
import { button, placeOn, town } from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

const step = (page: Page, n: number) =>
  page.getByText(`Step ${n} of 13`, { exact: true }).waitFor();

it('a step of the guided day can be taken back, card and all', async () => {
  const page = await visit(`${SCENARIOS}first-day/`);
  await button(page, 'Begin the turn').click();
  await placeOn(town(page), 'grocer').click();
  await button(page, /^Place the worker/).click();
  await button(page, 'Turn over the patrol card').click();
  await button(page, /^Undo/).click();
  await step(page, 1);
  await placeOn(town(page), 'grocer').click();
  await button(page, /^Place the worker/).click();
  await step(page, 2);
  await button(page, 'Turn over the patrol card').waitFor();
});
