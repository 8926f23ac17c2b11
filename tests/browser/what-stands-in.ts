import { HTMLElement, parse } from 'node-html-parser';

/** What matters of an element beside its name and its classes: that it is there, and of these its value too. */
const ATTRIBUTE = /^(aria-\w+|alt|hidden|href|lang|open|tabindex|title)$/;
const WITH_VALUE = /^(role|type)$/;
/** A class that Astro gives to the elements of a component. */
const SCOPE = /^astro-/;

function nameOf(element: HTMLElement): string {
  const classes = [...element.classList.values()].filter((name) => !SCOPE.test(name)).sort();
  const attributes = Object.entries(element.attributes).flatMap(([name, value]) =>
    WITH_VALUE.test(name) ? `${name}=${value}` : ATTRIBUTE.test(name) ? name : [],
  );
  return `${element.rawTagName}.${classes.join('.')}[${attributes.sort().join()}]`;
}

/** The kind of an element and of the one it stands in. */
const kindOf = (element: HTMLElement): string =>
  `${nameOf(element.parentNode)} > ${nameOf(element)}`;

const elementsIn = (element: HTMLElement | null): readonly HTMLElement[] =>
  (element?.childNodes ?? []).filter((node): node is HTMLElement => node instanceof HTMLElement);

export interface Standing {
  /** The kinds of elements that stand in a page, each with the kind of element it stands in. */
  readonly kinds: ReadonlySet<string>;
  /** The same for each part of its chapter, in order; none on a page that is no chapter. */
  readonly parts: readonly ReadonlySet<string>[];
}

/** What stands in a page. */
export function whatStandsIn(html: string): Standing {
  const page = parse(html, { blockTextElements: { script: false, style: false } });
  const kindsIn = (element: HTMLElement) =>
    new Set([element, ...element.querySelectorAll('*')].map(kindOf));
  return {
    kinds: new Set(page.querySelectorAll('*').map(kindOf)),
    parts: elementsIn(page.querySelector('article.chapter')).map(kindsIn),
  };
}
