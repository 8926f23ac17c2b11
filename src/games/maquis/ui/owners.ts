import { ownersOf } from '#play/saves/stored-owners.ts';
import { oldPreferencesKeyOf } from '#play/ui/settings.ts';
import { COMPONENTS } from '../session/index.ts';

/** Who kept what in the last game, for the next. */
export const OWNERS = ownersOf('maquis', COMPONENTS, oldPreferencesKeyOf('maquis'));
