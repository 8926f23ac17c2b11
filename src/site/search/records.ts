import { type HTMLElement, parse } from 'node-html-parser';

/**
 * What search knows of one thing. A page marks its things in the HTML: `data-record` is the name,
 * the element's id the anchor, `data-record-kind`, `-game`, `-game-name`, `-chapter` and `-words` (what
 * players call it) say the rest, `data-record-name` is another name and `data-record-question` is what
 * somebody asked about it, `data-record-skip` leaves a part of the text out, and whatever stands within `data-record-none`
 * stands elsewhere too and is no record of its own.
 */
export interface SearchRecord {
  readonly url: string;
  readonly language: string;
  readonly title: string;
  readonly kind: string;
  readonly game: string;
  readonly gameName: string;
  readonly chapter: string;
  /** What players call it, and what they asked about it. */
  readonly words: readonly string[];
  readonly text: string;
}

/** An attribute of the element or of the nearest element around it. */
function inherited(element: HTMLElement, name: string): string {
  return element.closest(`[${name}]`)?.getAttribute(name) ?? '';
}

/** What stands between the items of a list that is read as one line. */
const BETWEEN_ITEMS: Readonly<Record<string, string>> = { zh: '，' };

function wordsOf(element: HTMLElement): readonly string[] {
  const called = inherited(element, 'data-record-words').split(', ').filter(Boolean);
  const more = element.querySelectorAll('[data-record-name], [data-record-question]');
  return [...called, ...more.map((words) => words.text.trim())];
}

function textOf(element: HTMLElement, language: string): string {
  const copy = parse(element.outerHTML);
  for (const skipped of copy.querySelectorAll('[data-record-skip], svg, script, style')) {
    skipped.remove();
  }
  // Lines that do not end like a sentence are the items of a list.
  return copy.structuredText
    .trim()
    .replace(/([^\s.,:;!?。，、：；！？])\s*\n\s*/g, `$1${BETWEEN_ITEMS[language] ?? ', '}`)
    .replace(/\s+/g, ' ')
    .replace(/([。，、：；！？]) /g, '$1');
}

/**
 * The records of one page.
 *
 * @param url of the page, from the root of the site
 */
export function searchRecordsOf(html: string, url: string): readonly SearchRecord[] {
  const page = parse(html);
  const language = page.querySelector('html')?.getAttribute('lang') ?? '';
  const found = page.querySelectorAll('[data-record]');
  return found
    .filter((element) => !element.closest('[data-record-none]'))
    .map((element) => ({
      url: `${url}#${element.id}`,
      language,
      title: element.getAttribute('data-record') ?? '',
      kind: inherited(element, 'data-record-kind'),
      game: inherited(element, 'data-record-game'),
      gameName: inherited(element, 'data-record-game-name'),
      chapter: inherited(element, 'data-record-chapter'),
      words: wordsOf(element),
      text: textOf(element, language),
    }));
}
