import { expect, test } from 'vitest';
import { bookToPrint } from '#rulebook/paper/book-to-print.ts';
import { PAGES, SIZE, withPdfLink } from '#rulebook/paper/pdf-mark.ts';

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

test('a page tells how long the file is, or says nothing of it where there is none', () => {
  const html = `<p>before</p><!--pdf--><a href="x.pdf">${PAGES} pages, ${SIZE} MB</a><!--/pdf--><p>after</p>`;
  expect(withPdfLink(html, { pages: 38, size: 3_182_030 })).toBe(
    '<p>before</p><a href="x.pdf">38 pages, 3.2 MB</a><p>after</p>',
  );
  expect(withPdfLink(html, undefined)).toBe('<p>before</p><p>after</p>');
});
