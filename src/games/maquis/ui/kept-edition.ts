import { localText, writeLocalText } from '#shared/storage/local-storage.ts';
import { EDITION_IDS, type EditionId } from '../data/index.ts';

/** Where the edition is kept that was chosen in the book or before a game. */
export const EDITION_KEY = 'safe-house.maquis.edition';

/** The edition that was chosen last; undefined where none was. */
export const keptEdition = (): EditionId | undefined => {
  const kept = localText(EDITION_KEY);
  return EDITION_IDS.find((id) => id === kept);
};

export const keepEdition = (id: EditionId): boolean => writeLocalText(EDITION_KEY, id);
