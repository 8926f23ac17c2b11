import type { OfflinePart } from '#games/game.ts';
import type { Word } from './talk.ts';

/** As browsers with a data saver tell of it; not every browser does. */
interface Connected extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

export const SAVES_DATA = (navigator as Connected).connection?.saveData ?? false;

/** What the games declare, by the file: `…/GAME/offline-parts.ts`. */
const PARTS = import.meta.glob<readonly OfflinePart[]>('../../games/*/offline-parts.ts', {
  eager: true,
  import: 'OFFLINE_PARTS',
});

/** Whether the visitor has made a choice that needs a part. */
function isChosen({ choice: { key, texts } }: OfflinePart): boolean {
  try {
    return texts.includes(localStorage.getItem(key) ?? '');
  } catch {
    return false;
  }
}

/** The parts of all games that the visitor's choices need. */
const partsChosen = (): readonly string[] =>
  Object.entries(PARTS).flatMap(([file, parts]) => {
    const game = file.split('/').at(-2);
    return parts.filter(isChosen).map(({ part }) => `${game}/${part}`);
  });

/** What the worker is told of the page that is open. */
export const visitOf = ({ documentElement }: Document): Word => ({
  type: 'visit',
  language: documentElement.lang,
  saving: SAVES_DATA,
  seen: [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)],
  parts: partsChosen(),
});
