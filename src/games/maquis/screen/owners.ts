import { COMPONENTS } from '#maquis/table/index.ts';
import { ownersOf } from '#play/screen/owners.ts';
import { OLD_PREFERENCES_KEY } from '#play/screen/preferences.ts';

/** Who kept what in the last game, for the next. */
export const OWNERS = ownersOf('maquis', COMPONENTS, OLD_PREFERENCES_KEY);
