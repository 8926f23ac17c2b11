import { COMPONENTS } from '#maquis/table/index.ts';
import { ownersOf } from '#play/screen/owners.ts';
import { oldPreferencesKeyOf } from '#play/screen/preferences.ts';

/** Who kept what in the last game, for the next. */
export const OWNERS = ownersOf('maquis', COMPONENTS, oldPreferencesKeyOf('maquis'));
