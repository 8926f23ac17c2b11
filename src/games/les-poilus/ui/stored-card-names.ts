import type { KeptThings } from '#play/ui/storage/part.ts';
import { localText, writeLocalText } from '#shared/storage/local-storage.ts';
import { CARD_NAMES, CARD_NAMES_KEY } from '../card-names-key.ts';

/** Which names of the cards somebody wants to read: a choice made on this device stays. */
export const STORED_CARD_NAMES: KeptThings = {
  count: () => [],
  take: (name, text) => {
    if (name !== 'card-names') return undefined;
    if (!CARD_NAMES.some((known) => known === text)) return false;
    if (localText(CARD_NAMES_KEY) === undefined) writeLocalText(CARD_NAMES_KEY, text);
    return true;
  },
  settings: ['card-names'],
};
