import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import budgets from '../budgets/budgets.json' with { type: 'json' };
import { MEASURES, weigh } from '../budgets/weigh.ts';

/*
 * The heaviest page of each kind beside its budget, in packed bytes: `npm run bench:weights [FOLDER]`.
 * Needs a build.
 */

const [dist = 'dist'] = process.argv.slice(2);
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const pages = files.map((file) => {
  const html = readFileSync(`${dist}/${file}`, 'utf8');
  const path = file.replace(/index\.html$/, '');
  const kind = budgets.kinds.find(({ pages }) => new RegExp(pages).test(path))?.kind;
  return { path, kind, weight: weigh({ html, page: parse(html) }, dist) };
});

for (const budget of budgets.kinds) {
  const alike = pages.filter(({ kind }) => kind === budget.kind);
  for (const measure of MEASURES) {
    const [heaviest] = alike.toSorted((a, b) => b.weight[measure] - a.weight[measure]);
    if (!heaviest) continue;
    const weight = heaviest.weight[measure];
    const mark = weight > budget[measure] ? `over by ${weight - budget[measure]}` : '';
    console.log(
      `${budget.kind.padEnd(32)} ${measure.padEnd(9)} ${String(weight).padStart(7)} of ${String(budget[measure]).padStart(7)} ${mark} ${mark && heaviest.path}`.trimEnd(),
    );
  }
}
