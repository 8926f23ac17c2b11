import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { LANGUAGES, type Language } from '#site/layout/languages.ts';
import { readPages } from './pages.ts';

const HAN = /\p{Script=Han}/u;

describe('a page loads the words of its own language only', () => {
  const scripts = (language: string) => {
    const folder = join(inject('dist'), '_astro', language);
    return readdirSync(folder).map((file) => ({
      file,
      code: readFileSync(join(folder, file), 'utf8'),
    }));
  };

  it('no script still asks for the language, and English ones hold no Chinese', () => {
    for (const language of LANGUAGES) {
      expect(scripts(language).length).toBeGreaterThan(10);
      for (const { code } of scripts(language)) {
        expect(code).not.toContain('__LANGUAGE_OF_THE_PAGE__');
      }
    }
    // Search knows the small words of every language; it is loaded when it is opened.
    const chinese = scripts('en').filter(({ code }) => HAN.test(code));
    expect(chinese.filter(({ file }) => !file.startsWith('open-search.'))).toEqual([]);
  });

  it('Chinese ones hold Chinese, and no sentence of the English words', () => {
    const all = (language: Language) =>
      scripts(language)
        .map(({ code }) => code)
        .join('\n');
    const chinese = all('zh');
    expect(chinese).toContain('让工人回家');
    for (const sentence of ['Bring the worker home', 'In any order', 'Poor District']) {
      expect(all('en')).toContain(sentence);
      expect(chinese).not.toContain(sentence);
    }
  });

  it('every page asks for the scripts of its own language', () => {
    for (const { path, html } of readPages()) {
      const own = LANGUAGES.find((language) => path.startsWith(`${language}/`)) ?? LANGUAGES[0];
      const asked = [...html.matchAll(/_astro\/([\w/.~-]+\.js)\b/g)].map(([, file]) => file);
      expect(
        asked.filter((file) => !file?.startsWith(`${own}/`)),
        path,
      ).toEqual([]);
    }
  });

  it('Chinese pages end their sentences as Chinese does', () => {
    const western = /\p{Script=Han}[.,;!?](?=\s|\p{Script=Han})/u;
    const pages = readPages().filter(({ path }) => path.startsWith('zh/'));
    const found = pages.flatMap(({ path, page }) => {
      const [mark] = western.exec(page.querySelector('main')?.textContent ?? '') ?? [];
      return mark ? [`${path}: ${mark}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('no heading, link or button of Chinese pages is left in English', () => {
    const looked = ['', 'maquis/rules/', 'maquis/table/', 'maquis/practice/', 'about/'];
    const pages = readPages().filter(({ path }) => looked.some((at) => path === `zh/${at}`));
    expect(pages).toHaveLength(looked.length);
    const left = pages.flatMap(({ page }) =>
      page
        .querySelectorAll('h1, h2, h3, main a, nav a, button, label')
        .filter((one) => !one.closest('[lang=en], [data-licences]'))
        .map(({ textContent }) => textContent.trim())
        .filter((text) => /[a-z]{2}/i.test(text) && !HAN.test(text)),
    );
    const NAMES =
      /^(Maquis|RESIST!|Les Poilus|Set Europe Ablaze|BoardGameGeek|Side Room Games|Salt & Pepper Games|Nuts! Publishing|25th Century Games|CMON|Against the Odds|Source Serif 4|Inter|Courier Prime|Fontsource|Lucide|Astro|Preact|XState|Pagefind|Valibot|Paraglide|idb|Lean QR|qr|[a-z]{8})$/;
    expect(left.filter((text) => !NAMES.test(text))).toEqual([]);
  });
});

describe('without scripts, the language switch', () => {
  const inOther = (path: string) =>
    path.startsWith('en/') ? path.replace('en', 'zh') : path.replace('zh', 'en');

  it('leads to the same page in the other language, from every page', () => {
    const pages = readPages().filter(
      ({ path, page }) => /^(en|zh)\//.test(path) && page.querySelector('header a[data-language]'),
    );
    expect(pages.length).toBeGreaterThan(200);
    const wrong = pages.filter(
      ({ path, page }) =>
        page.querySelector('header a[data-language]')?.getAttribute('href') !== `/${inOther(path)}`,
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('stands at every rule of a chapter, and leads to that rule', () => {
    const chapters = readPages().filter(({ path }) =>
      /^(en|zh)\/[^/]+\/rules\/[^/]+\/$/.test(path),
    );
    const rules = chapters.flatMap(({ path, page }) =>
      path.endsWith('/book/') ? [] : page.querySelectorAll('.rule').map((rule) => ({ path, rule })),
    );
    expect(rules.length).toBeGreaterThan(200);
    const wrong = rules.filter(
      ({ path, rule }) =>
        rule.querySelector('.rule-id a[data-language]')?.getAttribute('href') !==
        `/${inOther(path)}#${rule.id}`,
    );
    expect(wrong.map(({ path, rule }) => `${path}#${rule.id}`)).toEqual([]);
  });
});
