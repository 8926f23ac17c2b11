/**
 * A page in which browsers leave alone what changes while it is used. A browser that translates a page
 * puts other nodes in the place of its text; what is drawn anew then changes nodes that nobody sees any
 * more, and the page shows figures that are no longer true. What stands around may be translated.
 *
 * @param html a page as it was made: what changes stands in islands
 */
export const untranslated = (html: string): string =>
  html.replaceAll('<astro-island ', '<astro-island translate="no" class="notranslate" ');
