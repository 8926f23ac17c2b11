import { expect, it } from 'vitest';
import { type ReadPage, readPages } from './pages.ts';

/** Chapters of all books, with the address of each. */
const chapters = readPages().filter(({ path }) =>
  /^\w\w\/[^/]+\/rules\/(?!book\/)[^/]+\/$/.test(path),
);
const pages = new Map(readPages().map((page) => [page.path, page]));
const at = (path: string): ReadPage | undefined => pages.get(path);
const linkOf = ({ page }: ReadPage, relation: 'next' | 'prev'): string | undefined =>
  page.querySelector(`a[rel=${relation}]`)?.getAttribute('href')?.slice(1);

it('a rule stands at its own anchor, with its rulings and how sure they are', () => {
  const chapter = at('en/maquis/rules/way-home/')?.page;
  expect(chapter?.querySelectorAll('.rule')).toHaveLength(3);
  const rule = chapter?.querySelector('[id="maquis.route-home"]');
  expect(rule?.querySelector('h2')?.textContent).toBeTruthy();
  expect(rule?.querySelector('aside')?.textContent).toMatch(/Stated by the rules\s*R24/);
});

it('a chapter about boxed editions says at its foot that it is told by them', () => {
  const footOf = (path: string) => at(path)?.page.querySelector('.printing')?.textContent ?? '';
  for (const name of ['missions', 'new-tiles', 'three-star-missions']) {
    expect(footOf(`en/maquis/rules/${name}/`)).toMatch(/boxed edition/);
    expect(footOf(`en/maquis/rules/${name}/`)).not.toMatch(/[Pp]rint-and-play/);
    expect(footOf(`zh/maquis/rules/${name}/`)).toMatch(/盒装/);
    expect(footOf(`zh/maquis/rules/${name}/`)).not.toMatch(/自印版/);
  }
  expect(footOf('en/maquis/rules/patrols/')).toMatch(/^\s*Print-and-play 1\.1/);
});

it('a rule is quiet: its address and one button below it, and two answers before the others are folded', () => {
  const rules = chapters.flatMap(({ path, page }) =>
    page.querySelectorAll('.rule').map((rule) => ({ path, rule })),
  );
  const count = (rule: (typeof rules)[number]['rule'], selector: string) =>
    rule.querySelectorAll(selector).length;
  const loud = rules.filter(
    ({ rule }) =>
      count(rule, '.rule-id a') - count(rule, '.rule-id details a') !== 1 ||
      count(rule, '.rule-id details') !== 1 ||
      count(rule, '.rule-id button') !== count(rule, '.rule-id details button') ||
      count(rule, '.ruling') - count(rule, '.rulings__more .ruling') > 2,
  );
  expect(loud.map(({ path, rule }) => `${path}#${rule.id}`)).toEqual([]);
  expect(
    rules.filter(({ rule }) => count(rule, '.rulings__more .ruling') > 0).length,
  ).toBeGreaterThan(20);
});

it('every rule leads to where it is checked and tested', () => {
  const rules = chapters.flatMap(({ path, page }) =>
    page.querySelectorAll('.rule').map((rule) => ({ path, rule })),
  );
  expect(rules.length).toBeGreaterThan(200);
  const rows = new Set(
    [...pages.values()]
      .filter(({ path }) => path.endsWith('/coverage/'))
      .flatMap(({ path, page }) =>
        page.querySelectorAll('tr[id]').map(({ id }) => `/${path}#${id}`),
      ),
  );
  const wrong = rules.filter(({ path, rule }) => {
    const row = `/${path.split('/').slice(0, 2).join('/')}/coverage/#${rule.id}`;
    return !rows.has(row) || !rule.querySelector(`.rule-id a[href="${row}"]`);
  });
  expect(wrong.map(({ path, rule }) => `${path}#${rule.id}`)).toEqual([]);
  const row = at('en/maquis/coverage/')?.page.querySelector('[id="maquis.route-home"]');
  expect(row?.textContent).toMatch(/routes-home\.ts/);
  expect(row?.querySelector('details')?.textContent).toMatch(/ways-home\.test\.ts|route/);
});

it('chapters lead to the next and the previous one, and mark where one is', () => {
  expect(chapters.length).toBeGreaterThan(100);
  const unmarked = chapters.filter(({ path, page }) => {
    const here = page.querySelector('nav#chapters [aria-current=page]');
    const title = page.querySelector('h1')?.textContent.trim() ?? '?';
    return here?.getAttribute('href') !== `/${path}` || !here.textContent.includes(title);
  });
  expect(unmarked.map(({ path }) => path)).toEqual([]);
  const turned = chapters.filter((chapter) => linkOf(chapter, 'next'));
  expect(turned.length).toBeGreaterThan(100);
  const wrong = turned.filter((chapter) => {
    const next = at(linkOf(chapter, 'next') ?? '');
    return !next || linkOf(next, 'prev') !== chapter.path;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('the whole book holds every chapter and every rule once', () => {
  const book = at('en/maquis/rules/book/')?.page;
  const own = chapters.filter(({ path }) => path.startsWith('en/maquis/'));
  expect(book?.querySelectorAll('article.chapter')).toHaveLength(own.length);
  // 74 of print-and-play, 24 of the boxed editions.
  expect(book?.querySelectorAll('.rule')).toHaveLength(98);
});

it('a page of the rules of Les Poilus ships no framework but for the examples on it', () => {
  const pages = readPages().filter(({ path }) => /\/les-poilus\/rules\//.test(path));
  expect(pages.length).toBeGreaterThan(40);
  for (const { path, html } of pages) {
    const waiting = [...html.matchAll(/<astro-island[^>]*>/g)].map(([island]) => island);
    // An example comes to life when it is scrolled to, and not before.
    expect(
      waiting.filter((island) => !/client="visible"/.test(island)),
      path,
    ).toEqual([]);
    expect(waiting.length > 0, path).toBe(html.includes('class="live"'));
  }
});

it('a number that the booklet prints wrong stands apart from the right one', () => {
  const struck = chapters.flatMap(({ path, html }) =>
    [...html.matchAll(/<s [^>]*>([\d.a-z]+)<\/s><span[^>]*>[^<]*<\/span>(\s*)<a class="see/g)].map(
      ([, number, space]) => ({ at: `${path}: ${number}`, space }),
    ),
  );
  expect(struck.length).toBeGreaterThan(10);
  expect(struck.filter(({ space }) => space === '')).toEqual([]);
});
