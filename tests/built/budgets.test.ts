import { describe, expect, inject, it } from 'vitest';
import { GAME_FOLDERS } from '#site/games/folders.ts';
import budgets from '../budgets/budgets.json' with { type: 'json' };
import { MEASURES, weigh } from '../budgets/weigh.ts';
import { readPages } from './pages.ts';

/** A budget nobody comes near guards nothing: a tenth and a little above the heaviest page at most. */
const SLACK = 1.15;

const weighed = readPages().map(({ path, html, page }) => ({
  path,
  kind: budgets.kinds.find(({ pages }) => new RegExp(pages).test(path))?.kind,
  weight: weigh({ html, page }, inject('dist')),
}));

describe.each(budgets.kinds)('$kind', (budget) => {
  const pages = weighed.filter(({ kind }) => kind === budget.kind);

  it.each(MEASURES)('stays within its budget: %s', (measure) => {
    expect(pages.length).toBeGreaterThan(1);
    const over = pages
      .filter(({ weight }) => weight[measure] > budget[measure])
      .map(({ path, weight }) => `${path}: ${weight[measure]}, at most ${budget[measure]}`);
    expect(over).toEqual([]);
  });

  it('has no budget far above what it weighs', () => {
    for (const measure of ['html', 'script', 'style', 'font'] as const) {
      const most = Math.max(...pages.map(({ weight }) => weight[measure]));
      expect(budget[measure], measure).toBeLessThanOrEqual(SLACK * most + 500);
    }
  });
});

it('no page of one game loads the code of another', () => {
  const foreign = weighed.flatMap(({ path, weight: { scripts } }) => {
    const [, game] = /^[a-z]{2}\/([^/]+)\//.exec(path) ?? [];
    if (!game || !GAME_FOLDERS.includes(game)) return [];
    return scripts
      .filter((script) =>
        GAME_FOLDERS.some((other) => other !== game && script.includes(`/${other}-`)),
      )
      .map((script) => `${path}: ${script}`);
  });
  expect(foreign).toEqual([]);
});
