import { HTMLElement, parse, TextNode } from 'node-html-parser';

/** A term of the game: how it is called, how it stands in sentences, and what it means. */
export interface Term {
  readonly id: string;
  readonly term: string;
  readonly forms: readonly string[];
  readonly rule: string;
  readonly means: string;
}

/** What is no running text: links and headings, tables and pictures. */
const LEFT_ALONE = new Set('a button h1 h2 h3 table svg code script style'.split(' '));

const isLeftAlone = (element: HTMLElement): boolean =>
  LEFT_ALONE.has(element.rawTagName) || element.hasAttribute('data-record-skip');

interface WithTerms<Known extends Term> {
  readonly html: string;
  /** The terms that were marked, in the order of their first use. */
  readonly terms: readonly Known[];
}

/**
 * Marks the first use of each term in a section: a button that opens what the term means, in an
 * element called `ID_PREFIX-TERM` that the caller adds.
 *
 * @param html the section as rendered
 * @param known the terms of the language; a longer form is taken before a shorter one
 * @param idPrefix sets the openings of one section apart from those of the others on the page
 */
export function withTerms<Known extends Term>(
  html: string,
  known: readonly Known[],
  idPrefix: string,
): WithTerms<Known> {
  const byForm = new Map(known.flatMap((term) => term.forms.map((form) => [form, term] as const)));
  if (byForm.size === 0) return { html, terms: [] };
  const pattern = patternOf([...byForm.keys()]);
  const root = parse(html, { comment: true });
  const used: Known[] = [];

  const mark = (text: string): string =>
    text.replace(pattern, (all, found: string, mark: string) => {
      const term = byForm.get(found);
      if (!term || used.includes(term)) return all;
      used.push(term);
      const button = `<button type="button" class="term" popovertarget="${idPrefix}-${term.id}">${found}</button>`;
      // A button is a box of its own to the browser, which would set a full stop alone on a line.
      return mark ? `<span class="unbroken">${button}${mark}</span>` : button;
    });

  const walk = (element: HTMLElement) => {
    for (const child of element.childNodes) {
      if (child instanceof TextNode) child.rawText = mark(child.rawText);
      else if (child instanceof HTMLElement && !isLeftAlone(child)) walk(child);
    }
  };
  walk(root);
  return { html: root.toString(), terms: used };
}

/** What may not begin a line. */
const MARK = '([.,;:!?)’”，。、；：！？）》”]*)';

const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Longest first. Where words stand apart, a form is no part of a longer word; with a capital it is
 * part of a name (West Spare Room) or begins a sentence, and the next use is marked.
 */
function patternOf(forms: readonly string[]): RegExp {
  const longestFirst = [...forms].sort((one, other) => other.length - one.length).map(escaped);
  const isSpaced = forms.some((form) => /[a-z]/.test(form));
  const any = `(${longestFirst.join('|')})`;
  return new RegExp(isSpaced ? `(?<![\\p{L}-])${any}(?![\\p{L}-])${MARK}` : any + MARK, 'gu');
}
