import * as v from 'valibot';
import { HELP_LEVELS, type HelpLevel, type Keepers, SITE_KEEPS_ALL } from '#maquis/table/index.ts';
import type { Kind } from '#shared/kept/kind.ts';
import { keepLocal, knownLocal } from '#shared/kept/local.ts';

/** What is remembered from game to game on this device. */
export interface Preferences {
  readonly keepers: Keepers;
  readonly bigType: boolean;
  readonly help: HelpLevel;
  readonly onDraw: OnDraw;
}

/** What the device does besides showing a patrol card when it is drawn. */
export interface OnDraw {
  /** Reads it out, and where its patrol went. */
  readonly aloud: boolean;
  readonly sound: boolean;
  readonly vibration: boolean;
}

export const PREFERENCES_KEY = 'safe-house.maquis.table';
const SILENCE: OnDraw = { aloud: false, sound: false, vibration: false };
const keeper = v.picklist(['site', 'visitor']);

export const PREFERENCES: Kind<Preferences & { readonly version: 2 }> = {
  version: 2,
  schema: v.object({
    version: v.literal(2),
    keepers: v.object({ deck: keeper, goods: keeper, tracks: keeper }),
    bigType: v.boolean(),
    help: v.picklist(HELP_LEVELS),
    onDraw: v.object({ aloud: v.boolean(), sound: v.boolean(), vibration: v.boolean() }),
  }),
  migrations: {
    // Preferences kept before there was help say nothing of it.
    0: (old) => ({ help: 'none', ...old, version: 1 }),
    // Before version 2 every card was drawn in silence.
    1: (old) => ({ ...old, onDraw: SILENCE, version: 2 }),
  },
};

const NONE: Preferences = {
  keepers: SITE_KEEPS_ALL,
  bigType: false,
  help: 'none',
  onDraw: SILENCE,
};

/** The preferences kept on this device, or the plain ones where none can be read. */
export function readPreferences(): Preferences {
  const known = knownLocal(PREFERENCES_KEY, PREFERENCES);
  if (!known) return NONE;
  const { version: _, ...preferences } = known;
  return preferences;
}

/** Keeps preferences; where nothing can be stored they last as long as the page. */
export function keepPreferences(preferences: Preferences): void {
  // Storage may be denied or full: preferences are not worth a message, games are.
  keepLocal(PREFERENCES_KEY, PREFERENCES, { ...preferences, version: 2 });
}
