import type { Word } from './talk.ts';

/** As browsers with a data saver tell of it; not every browser does. */
interface Connected extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

export const SAVES_DATA = (navigator as Connected).connection?.saveData ?? false;

/** What the worker is told of the page that is open. */
export const visitOf = ({ documentElement }: Document): Word => ({
  type: 'visit',
  language: documentElement.lang,
  saving: SAVES_DATA,
  seen: [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)],
});
