import { describe, expect, test } from 'vitest';
import { turnedPath } from '#site/layout/language/rules-language.ts';

const LANGUAGES = ['en', 'zh'];
const CHOSEN = { rules: 'en', site: 'zh' };

const turned = (page: string, target: string, chosen = CHOSEN) =>
  turnedPath(page, target, chosen, LANGUAGES);

describe('rules in another language than the site', () => {
  test('a link from the table into the rules leads to the language of the rules', () => {
    expect(turned('/zh/maquis/table/', '/zh/maquis/rules/way-home/')).toBe(
      '/en/maquis/rules/way-home/',
    );
    expect(turned('/zh/maquis/practice/', '/zh/rule/maquis.shooting/')).toBe(
      '/en/rule/maquis.shooting/',
    );
  });

  test('a link out of the rules leads back to the language of the site', () => {
    expect(turned('/en/maquis/rules/upkeep/', '/en/maquis/table/')).toBe('/zh/maquis/table/');
    expect(turned('/en/maquis/rules/', '/en/')).toBe('/zh/');
  });

  test('within the rules, and within the rest, links stay as they are', () => {
    expect(turned('/zh/maquis/rules/upkeep/', '/zh/maquis/rules/end/')).toBeUndefined();
    expect(turned('/zh/maquis/table/', '/zh/maquis/practice/')).toBeUndefined();
    expect(turned('/zh/maquis/table/', '/zh/maquis/scenarios/')).toBeUndefined();
  });

  test('nothing is turned where nothing was chosen, or what was is no language of the site', () => {
    const page = ['/zh/maquis/table/', '/zh/maquis/rules/end/'] as const;
    expect(turnedPath(...page, { rules: null, site: 'zh' }, LANGUAGES)).toBeUndefined();
    expect(turnedPath(...page, { rules: 'fr', site: 'zh' }, LANGUAGES)).toBeUndefined();
    expect(turnedPath(...page, { rules: 'zh', site: 'zh' }, LANGUAGES)).toBeUndefined();
  });

  test('a site in a folder of a host keeps its folder', () => {
    expect(turned('/sub/zh/maquis/table/', '/sub/zh/maquis/rules/end/')).toBe(
      '/sub/en/maquis/rules/end/',
    );
    expect(turned('/sub/zh/maquis/table/', '/other/zh/maquis/rules/end/')).toBeUndefined();
  });
});
