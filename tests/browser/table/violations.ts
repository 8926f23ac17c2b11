import type { Page } from 'playwright-core';
import { violations as violationsIn } from '../violations.ts';

/** What axe finds wrong in the table aid as it stands, a line for each rule broken. */
export const violations = (page: Page, rules?: readonly string[]): Promise<readonly string[]> =>
  violationsIn(page, { within: '.aid', ...(rules ? { rules } : {}) });
