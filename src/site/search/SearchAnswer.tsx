import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import type { Hit } from './hits.ts';

/** What a page of the book has that is of use there only. */
const BESIDE = 'script, style, template, astro-island, [data-live], .scripted, .no-print, .rule-id';

/** Styles within a page; its own policy names them, that of the page they come to does not. */
const STYLES = /<style[\s\S]*?<\/style>|\sstyle="[^"]*"/g;

/**
 * The text of a page as a document in which nothing runs, nothing is fetched and nothing is styled: even
 * in such a document a browser complains of styles that the policy here does not name.
 */
const inertPage = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html');

/** The text of a page of the site, or nothing where it cannot be had. */
async function pageAt(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/** The part of a page that an address leads to, as it can stand elsewhere; nothing where there is none. */
export function answerIn(html: string, address: string): HTMLElement | undefined {
  const page = inertPage(html);
  const { hash } = new URL(address, location.href);
  const id = decodeURIComponent(hash.slice(1));
  const found = id === '' ? page.querySelector('main') : page.getElementById(id);
  if (!found) return undefined;
  // A short anchor, such as a case in a line, is read with what it stands in.
  const whole = found.closest('section[data-record], [data-record], section, li, p') ?? found;
  const answer = document.importNode(whole, true) as HTMLElement;
  for (const gone of answer.querySelectorAll(BESIDE)) gone.remove();
  // What a term means stays on its page.
  for (const term of answer.querySelectorAll('button.term')) term.replaceWith(term.textContent);
  for (const link of answer.querySelectorAll('a[href]')) {
    link.setAttribute(
      'href',
      new URL(link.getAttribute('href') ?? '', new URL(address, location.href)).href,
    );
  }
  for (const one of [answer, ...answer.querySelectorAll('[id]')]) one.removeAttribute('id');
  return answer;
}

interface Props {
  readonly hit: Hit;
  readonly onBack: () => void;
}

/** The answer itself, over the running game; where it cannot be had, its page is opened. */
export function SearchAnswer({ hit, onBack }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isGone = false;
    heading.current?.focus();
    void pageAt(hit.href).then((page) => {
      const answer = page && answerIn(page, hit.href);
      if (isGone) return;
      if (!answer) return location.assign(hit.href);
      place.current?.replaceChildren(answer);
      setThere(true);
    });
    return () => {
      isGone = true;
    };
  }, [hit]);
  return (
    <section class="search-answer">
      <p class="search-answer__ways">
        <button type="button" onClick={onBack}>
          {m.search_back()}
        </button>
        <a href={hit.href}>{m.search_in_book()}</a>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {hit.title}
      </h2>
      {!isThere && <p role="status">{m.search_answer_loading()}</p>}
      <div ref={place} class="search-answer__text" />
    </section>
  );
}
