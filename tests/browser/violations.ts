import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The smaller file, which a page has read in half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Asked {
  /** The part of the page to look at; all of it where none is named. */
  readonly within?: string;
  /** A part of that part which is left out. */
  readonly except?: string;
  /** The only rules to go by. */
  readonly rules?: readonly string[];
  /** Rules to leave out. */
  readonly without?: readonly string[];
}

/**
 * What axe finds wrong in a page as it stands, a line for each rule broken. A page is given axe once,
 * however often it is looked at.
 */
export async function violations(page: Page, asked: Asked = {}): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(AXE);
  const { within, except, rules, without = [] } = asked;
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Styles and films need not be fetched again: no rule in use reads them.
    preload: false,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
  };
  return page.evaluate(
    async ([part, leftOut, how]) => {
      const seer = (globalThis as unknown as { axe: typeof axe }).axe;
      const include = part ?? document;
      const found = await seer.run(leftOut ? { include, exclude: leftOut } : include, how);
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [within, except, options] as const,
  );
}
