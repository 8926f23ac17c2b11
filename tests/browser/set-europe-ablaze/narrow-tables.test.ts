import { expect, test } from 'vitest';
import { visit } from '../visit.ts';

/** Pages of the rulebook with a table that a phone shows whole. */
const PAGES = ['examples', 'losses', 'reference', 'cases'];

test.each(PAGES)(
  'a narrow table of %s is whole on a phone, and no number in it is broken',
  async (name) => {
    const page = await visit(`en/set-europe-ablaze/rules/${name}/`, { width: 390, height: 844 });
    const wrong = await page.evaluate(() => {
      const found: string[] = [];
      for (const table of document.querySelectorAll('.reference--narrow .scroll')) {
        if (table.scrollWidth > table.clientWidth) found.push(`too wide: ${table.textContent}`);
        for (const cell of table.querySelectorAll('td, th')) {
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            // Each word stands on one line.
            for (const { index, 0: word } of (texts.currentNode.nodeValue ?? '').matchAll(
              /[\p{L}\d.]+/gu,
            )) {
              const range = document.createRange();
              range.setStart(texts.currentNode, index);
              range.setEnd(texts.currentNode, index + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              if (lines.size > 1) found.push(`broken: ${word}`);
            }
          }
        }
      }
      return found;
    });
    expect(wrong).toEqual([]);
  },
);
