import { expect, test } from 'vitest';
import { bookToPrint } from '#rulebook/paper/book-to-print.ts';
import { PDF_LINK, papersOf, withPdfLinks } from '#rulebook/paper/rules-as-pdf.ts';

const PAGE = new URL('http://book.invalid/sub/en/maquis/rules/book/');
const SITE = new URL('https://safe.example/');

const linked = (href: string) => {
  const html = `<article id="chapter-end"><section id="maquis.result"></section></article><a class="see" href="${href}">there</a>`;
  return bookToPrint(html, PAGE, SITE).match(/<a class="see" href="([^"]*)"/)?.[1];
};

test('a link to a rule or a chapter of the book leads to its place in the file', () => {
  expect(linked('/sub/en/maquis/rules/end/#maquis.result')).toBe('#maquis.result');
  expect(linked('../end/')).toBe('#chapter-end');
  expect(linked('#maquis.result')).toBe('#maquis.result');
});

test('a link to a rule that is not in the file leads to the site, as one to another page does', () => {
  expect(linked('/sub/en/maquis/rules/lost/#maquis.lost')).toBe(
    'https://safe.example/sub/en/maquis/rules/lost/#maquis.lost',
  );
  expect(linked('/sub/en/maquis/practice/')).toBe('https://safe.example/sub/en/maquis/practice/');
  expect(linked('https://elsewhere.example/x')).toBe('https://elsewhere.example/x');
});

test('a page tells how long each file is, or says nothing of one that there is not', () => {
  const link = (file: string) =>
    `${PDF_LINK.begin(file)}<a href="${file}.pdf">${PDF_LINK.pages} pages, ${PDF_LINK.size} MB</a>${PDF_LINK.end}`;
  const html = `<p>before</p>${link('rules')}${link('kit-a4')}<p>after</p>`;
  const rules = { pages: 38, size: 3_182_030 };
  expect(withPdfLinks(html, new Map([['rules', rules]]))).toBe(
    '<p>before</p><a href="rules.pdf">38 pages, 3.2 MB</a><p>after</p>',
  );
  expect(withPdfLinks(html, new Map())).toBe('<p>before</p><p>after</p>');
});

test('a page of sheets names the papers it is printed on', () => {
  expect(papersOf('<div class="kit" data-pdf="a4 letter">')).toEqual(['a4', 'letter']);
  expect(papersOf('<div class="sheet">')).toEqual([]);
});
