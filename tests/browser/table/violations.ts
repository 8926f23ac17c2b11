import type { Page } from 'playwright-core';
import { violations as violationsIn } from '../violations.ts';

/** What axe finds wrong in the table aid as it stands, a line for each rule broken. */
export const violations = (page: Page, rules?: readonly string[]): Promise<readonly string[]> =>
  violationsIn(page, { within: '.aid', ...(rules ? { rules } : {}) });

/**
 * Two looks to see a thing in. Themes differ in their colours alone: it is looked at as a whole on a phone in
 * the light, and for its contrast on a desk in the dark.
 */
export const LOOKS = [
  { width: 390, height: 844, theme: 'light', rules: undefined },
  { width: 1440, height: 900, theme: 'dark', rules: ['color-contrast'] },
] as const;
