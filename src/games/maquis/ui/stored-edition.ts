import { CHOICE_MADE } from '#shared/page/page-events.ts';
import { localText, writeLocalText } from '#shared/storage/local-storage.ts';
import { EDITION_IDS, type EditionId } from '../data/index.ts';
import { EDITION_KEY } from '../edition-key.ts';

/** The edition that was chosen last; undefined where none was. */
export const storedEdition = (): EditionId | undefined => {
  const kept = localText(EDITION_KEY);
  return EDITION_IDS.find((id) => id === kept);
};

/** Where it is kept whether a three-star mission was played with, in an edition that has some. */
export const THREE_STAR_KEY = 'safe-house.maquis.three-star';

/** How it stands there. */
export const THREE_STAR_TEXTS = ['yes', 'no'] as const;
const [WITH, WITHOUT] = THREE_STAR_TEXTS;

/** Whether a three-star mission was played with last. */
export const storedThreeStar = (): boolean => localText(THREE_STAR_KEY) === WITH;

export const storeThreeStar = (is: boolean): boolean =>
  writeLocalText(THREE_STAR_KEY, is ? WITH : WITHOUT);

export function storeEdition(id: EditionId): void {
  writeLocalText(EDITION_KEY, id);
  document.dispatchEvent(new Event(CHOICE_MADE));
}
