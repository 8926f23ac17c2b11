import type { PartToChoose } from '../parts-to-choose.ts';
import type { Word } from '../talk.ts';

/** As browsers with a data saver tell of it; not every browser does. */
interface Connected extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

export const SAVES_DATA = (navigator as Connected).connection?.saveData ?? false;

/** Whether the visitor has made a choice that needs a part. */
function isChosen({ choice: { key, texts } }: PartToChoose): boolean {
  try {
    return texts.includes(localStorage.getItem(key) ?? '');
  } catch {
    return false;
  }
}

/** The parts of the page's game that the visitor's choices need. */
const partsChosen = ({ offlineParts = '[]' }: DOMStringMap): readonly string[] =>
  (JSON.parse(offlineParts) as readonly PartToChoose[]).filter(isChosen).map(({ part }) => part);

/** What the worker is told of the page that is open. */
export const visitOf = ({ documentElement }: Document): Word => ({
  type: 'visit',
  language: documentElement.lang,
  saving: SAVES_DATA,
  seen: [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)],
  parts: partsChosen(documentElement.dataset),
});
