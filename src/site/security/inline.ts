import { parse } from 'node-html-parser';
import type { Inline } from './policy.ts';

const AS_WRITTEN = { blockTextElements: { script: true, style: true, noscript: false } };

/** Types of scripts that hold data: they are not run, and no policy asks about them. */
const DATA = /^(application|text)\/(ld\+)?json$/;

/** What runs or styles from within a page. */
export function inlineOf(html: string): Inline {
  const page = parse(html, AS_WRITTEN);
  const scripts = page
    .querySelectorAll('script')
    .filter(
      (script) => !script.hasAttribute('src') && !DATA.test(script.getAttribute('type') ?? ''),
    );
  return {
    scripts: unique(scripts.map(({ innerHTML }) => innerHTML)),
    styles: unique(page.querySelectorAll('style').map(({ innerHTML }) => innerHTML)),
    attributes: unique(
      page.querySelectorAll('[style]').map((element) => element.getAttribute('style') ?? ''),
    ),
  };
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
