import * as m from '#messages';
import { puzzlesKey } from '#play/puzzles/progress.ts';
import { oldPreferencesKeyOf } from '#play/ui/settings.ts';
import type { KeptThings } from '#play/ui/storage/part.ts';
import {
  bringSmall,
  smallIn,
  solvedExercises,
  solvedPuzzles,
  together,
} from '#play/ui/storage/small-things.ts';
import { localText, writeLocalText } from '#shared/storage/local-storage.ts';
import { EDITION_KEY } from '../edition-key.ts';
import { EDITION_NAMES } from '../i18n/names.ts';
import { STORED_OWNERS } from './aid/mode.ts';
import {
  POSITION_IN_PROGRESS,
  POSITION_IN_PROGRESS_KEY,
  readPositionInProgress,
} from './editor/position-in-progress.ts';
import { THREE_STAR_KEY, THREE_STAR_TEXTS } from './stored-edition.ts';

const SOLVED = together(solvedPuzzles(puzzlesKey('maquis')), solvedExercises('maquis'));
const OLD_KEY = oldPreferencesKeyOf('maquis');

/*
 * The small things of Maquis: who keeps what, a position being set up, the edition chosen in the book and
 * whether with a three-star mission,
 * which puzzles are solved. They lie under keys of the browser's storage, by these names.
 */

const TAKES: Readonly<Record<string, (text: string) => boolean>> = {
  keepers: (text) =>
    localText(OLD_KEY) === undefined
      ? bringSmall(STORED_OWNERS.key, STORED_OWNERS.kind, text)
      : smallIn(STORED_OWNERS.kind, text) !== undefined,
  // Who keeps what lay among the preferences at first, which came to be the site's.
  table: (text) => {
    const read = smallIn(STORED_OWNERS.kind, text);
    if (read && localText(OLD_KEY) === undefined) {
      bringSmall(STORED_OWNERS.key, STORED_OWNERS.kind, text);
    }
    return true;
  },
  position: (text) => bringSmall(POSITION_IN_PROGRESS_KEY, POSITION_IN_PROGRESS, text),
  edition: (text) => {
    if (!Object.hasOwn(EDITION_NAMES, text)) return false;
    if (localText(EDITION_KEY) === undefined) writeLocalText(EDITION_KEY, text);
    return true;
  },
  'three-star': (text) => {
    if (!THREE_STAR_TEXTS.some((known) => known === text)) return false;
    if (localText(THREE_STAR_KEY) === undefined) writeLocalText(THREE_STAR_KEY, text);
    return true;
  },
};

export const STORED_VALUES: KeptThings = {
  count: () => [
    ...SOLVED.count(),
    [m.maquis_editor_kept_drafts(), readPositionInProgress() === undefined ? 0 : 1],
  ],
  take: (name, text) =>
    Object.hasOwn(TAKES, name) ? TAKES[name]?.(text) : SOLVED.take(name, text),
  settings: ['keepers', 'edition', 'three-star'],
};
