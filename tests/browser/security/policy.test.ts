import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { builtPages } from '../../setup/built-pages.ts';
import { headersOf } from '../../setup/headers-file.ts';
import { forgiveFaults, visit } from '../visit.ts';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

const policyIn = (html: string): string => POLICY.exec(html)?.[1] ?? '';

const header = (name: string): string =>
  new RegExp(`^  ${name}: (.+)$`, 'm').exec(
    readFileSync(join(inject('dist'), '_headers'), 'utf8'),
  )?.[1] ?? '';

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

it('every page has a policy before all else, which forbids what it does not name', () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(200);
  for (const { path, html } of pages) {
    const policy = policyIn(html);
    expect(policy, path).toMatch(/^default-src 'none'; /);
    expect(policy, path).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*|data:/);
    expect(html.indexOf('Content-Security-Policy'), path).toBeLessThan(
      html.search(/<script|<link/),
    );
  }
});

it('the header for hosts names every script of every page and lets nobody frame them', () => {
  const scripts = (policy: string) => /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
  const all = header('Content-Security-Policy');
  expect(all).toMatch(/frame-ancestors 'none'/);
  expect(scripts(all)).not.toContain("'unsafe-inline'");
  const named = new Set(builtPages().flatMap(({ html }) => scripts(policyIn(html))));
  expect([...named].filter((source) => !scripts(all).includes(source))).toEqual([]);
  expect(header('X-Content-Type-Options')).toBe('nosniff');
});

it('the header for hosts is as strict for a page as the page itself, but for style attributes', () => {
  const said = headersOf(inject('dist'));
  // The page for unknown addresses stands at no address of its own.
  for (const { path, html } of builtPages().filter((page) => /^\w\w\//.test(page.path))) {
    const own = said(`/${path}`)['Content-Security-Policy']?.split(', ').at(-1) ?? '';
    expect(own, path).toContain("require-trusted-types-for 'script'; trusted-types default");
    const elements = /style-src-elem ([^;]+)/.exec(own) ?? /style-src ([^;]+)/.exec(own);
    expect(elements?.[1], path).not.toContain('unsafe-inline');
    const named = /style-src ([^;]+)/.exec(policyIn(html))?.[1]?.split(' ') ?? [];
    const attributes = named.indexOf("'unsafe-hashes'");
    for (const style of attributes < 0 ? named : named.slice(0, attributes))
      expect(elements?.[1], path).toContain(style);
  }
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

it('nothing that a page or a style loads is somebody else’s', () => {
  const loads =
    /(?:<(?:script|img|source|iframe|audio|video|embed|object)\b[^>]*\s(?:src|data|srcset)|<link\b[^>]*rel="(?:stylesheet|preload|modulepreload|icon|manifest|preconnect|dns-prefetch)"[^>]*\shref)="(?:https?:)?\/\/[^"]+"/g;
  const found = builtPages().flatMap(({ path, html }) =>
    [...html.matchAll(loads)].map(([tag]) => `${path}: ${tag}`),
  );
  expect(found).toEqual([]);
});
