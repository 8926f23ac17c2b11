import * as v from 'valibot';
import { HELP_LEVELS, type HelpLevel, type Keepers, SITE_KEEPS_ALL } from '#maquis/table/index.ts';

/** What is remembered from game to game on this device. */
export interface Preferences {
  readonly keepers: Keepers;
  readonly bigType: boolean;
  readonly help: HelpLevel;
}

const KEY = 'safe-house.maquis.table';
const keeper = v.picklist(['site', 'visitor']);
const Schema = v.object({
  keepers: v.object({ deck: keeper, goods: keeper, tracks: keeper }),
  bigType: v.boolean(),
  // Preferences kept before there was help say nothing of it.
  help: v.optional(v.picklist(HELP_LEVELS), 'none'),
});

const NONE: Preferences = { keepers: SITE_KEEPS_ALL, bigType: false, help: 'none' };

/** The preferences kept on this device, or the plain ones where none can be read. */
export function readPreferences(): Preferences {
  try {
    const read = v.safeParse(Schema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return read.success ? read.output : NONE;
  } catch {
    return NONE;
  }
}

/** Keeps preferences; where nothing can be stored they last as long as the page. */
export function keepPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Storage is denied or full: preferences are not worth a message, games are.
  }
}
