import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ruleWays } from '#site/offline/service-worker.ts';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});

afterEach(() => rmSync(site, { recursive: true }));

function forward(language: string, rule: string, chapter: string): void {
  const folder = join(site, language, 'rule', rule);
  mkdirSync(folder, { recursive: true });
  const way = `/sub/${language}/${chapter}#${rule}`;
  writeFileSync(join(folder, 'index.html'), `<meta http-equiv="refresh" content="0;url=${way}">`);
}

test('where rules stand is read from the pages that forward there, in a folder of a host too', async () => {
  for (const language of ['en', 'zh']) {
    forward(language, 'maquis.route-home', 'maquis/rules/way-home/');
    forward(language, 'maquis.arrest', 'maquis/rules/way-home/');
    forward(language, 'resist.hand', 'resist/rules/cards/');
  }
  expect(await ruleWays(site, ['en', 'zh'])).toEqual([
    ['maquis/rules/way-home/', ['maquis.arrest', 'maquis.route-home']],
    ['resist/rules/cards/', ['resist.hand']],
  ]);
});

test('a rule that stands elsewhere in another language stops the build', async () => {
  forward('en', 'maquis.arrest', 'maquis/rules/way-home/');
  forward('zh', 'maquis.arrest', 'maquis/rules/turn/');
  await expect(ruleWays(site, ['en', 'zh'])).rejects.toThrow('maquis.arrest');
});

test('a site without rules has none', async () => {
  expect(await ruleWays(site, ['en'])).toEqual([]);
});
