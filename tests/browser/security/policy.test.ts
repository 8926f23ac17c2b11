import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { forgiveFaults, visit } from '../visit.ts';

// What stands in every policy and in the headers of hosts: tests/built/policy.test.ts.
const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]+">/;

/** Adds a script to a page as markup would, and says whether it ran. */
const ranSmuggled = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.text = 'document.documentElement.dataset.smuggled = "";';
    } catch {
      // Trusted types refused the text: it never comes to be run.
    }
    document.head.append(script);
    return 'smuggled' in document.documentElement.dataset;
  });

// A visit fails on whatever a policy forbids, so these pages do all they can at their beginning.
it.each(['en/', 'en/maquis/rules/patrols/', 'zh/maquis/practice/'])(
  'a script smuggled into %s does not run',
  async (path) => {
    const page = await visit(path);
    expect(await ranSmuggled(page)).toBe(false);
    forgiveFaults();
  },
);

it('without the policy the same script would run', async () => {
  const page = await visit('en/');
  await page.route(page.url(), async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    const body = (await answer.text()).replace(POLICY, '');
    await route.fulfill({ response: answer, headers, body });
  });
  await page.reload();
  expect(await ranSmuggled(page)).toBe(true);
});

it('text becomes no markup, and no script comes from elsewhere, where trusted types are known', async () => {
  const page = await visit('en/maquis/table/');
  const refused = await page.evaluate(async () => {
    const tries = {
      markup: () => {
        document.body.innerHTML = '<b>bold</b>';
      },
      worker: () => new Worker('https://example.com/worker.js'),
      evaluation: () => Function('return 1')(),
    };
    // What the test itself evaluates is let through; what the page does a moment later is not.
    await new Promise((later) => setTimeout(later));
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['markup', 'worker', 'evaluation']);
  forgiveFaults();
});
