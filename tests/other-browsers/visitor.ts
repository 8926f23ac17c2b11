import { expect } from 'vitest';
import type { OtherBrowser } from './browser.ts';

/** Finds what can be pressed by its name, as far as a name is a label or a text. */
const BY_NAME = `
  const [pattern, within] = args;
  const isSeen = (one) => one.getClientRects().length > 0 && !one.closest('[inert]');
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const named = [...open.querySelectorAll(within || 'button, a[href], label, summary')].filter((one) =>
    new RegExp(pattern).test(one.ariaLabel ?? one.textContent.trim()) && isSeen(one) && !one.disabled);
  named[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return named[0] ?? null;`;

const BY_SELECTOR = `
  const found = document.querySelector(args[0]);
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;`;

/** A visitor in some browser: looks, waits until it is there, presses. */
export function visitorIn(browser: OtherBrowser, site: string) {
  const sees = (selector: string) =>
    browser.run<number>('return document.querySelectorAll(args[0]).length;', selector);
  const reads = (selector: string) =>
    browser.run<string>(
      'return document.querySelector(args[0])?.textContent.trim() ?? "";',
      selector,
    );
  const isThere = (name: string) =>
    browser.run<boolean>(`const find = () => {${BY_NAME}}; return find() !== null;`, name);
  const comes = (name: string) => expect.poll(() => isThere(name)).toBe(true);
  return {
    sees,
    reads,
    isThere,
    comes,
    open: (path: string) => browser.open(site + path),
    press: async (name: string) => {
      await comes(name);
      await browser.press(BY_NAME, name);
    },
    pressAt: async (selector: string) => {
      await expect.poll(() => sees(selector)).toBeGreaterThan(0);
      await browser.press(BY_SELECTOR, selector);
    },
    type: async (text: string, selector: string) => {
      await expect.poll(() => sees(selector)).toBeGreaterThan(0);
      await browser.type(text, BY_SELECTOR, selector);
    },
    /** What the game waits for. */
    asked: () => reads('#aid-prompt'),
  };
}
