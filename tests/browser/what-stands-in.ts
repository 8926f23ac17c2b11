import { type HTMLElement, parse } from 'node-html-parser';

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

/** The kinds of elements that stand in a page, each with the kind of element it stands in. */
export function whatStandsIn(html: string): ReadonlySet<string> {
  const page = parse(html, { blockTextElements: { script: false, style: false } });
  return new Set(
    page
      .querySelectorAll('*')
      .map((element) => `${nameOf(element.parentNode)} > ${nameOf(element)}`),
  );
}
