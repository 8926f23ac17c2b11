import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong with a page as it stands, a line for each rule broken. */
export async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
