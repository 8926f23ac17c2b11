import * as v from 'valibot';
import {
  knownAmongOthers,
  knownLocal,
  localStore,
  writeLocal,
} from '#shared/storage/local-storage.ts';
import type { Fields, Versioned } from '#shared/storage/versioned.ts';
import { HELP_LEVELS, type HelpLevel } from '../saves/save-format.ts';

/** What a visitor likes in every game of this site; remembered on this device. */
interface Preferences {
  readonly bigType: boolean;
  readonly help: HelpLevel;
  readonly announced: Announced;
  /** Whether single letters press the buttons of a game. */
  readonly keys: boolean;
}

/** What the device does besides showing what chance brings: a card, a die. */
export interface Announced {
  /** Reads it out, and what came of it. */
  readonly aloud: boolean;
  readonly sound: boolean;
  readonly vibration: boolean;
  /** Shows it alone until the visitor goes on; else the next question stands beside it. */
  readonly alone: boolean;
}

export const PREFERENCES_KEY = 'safe-house.preferences';
/** Where a game kept them until they were the site's, with who keeps what in it. It is only read. */
export const oldPreferencesKeyOf = (game: string): string => `safe-house.${game}.table`;
const OLD_KEY = /^safe-house\.[a-z-]+\.table$/;

const SILENCE: Announced = { aloud: false, sound: false, vibration: false, alone: false };
const NONE: Preferences = { bigType: false, help: 'none', announced: SILENCE, keys: true };

export const PREFERENCES: Versioned<Preferences & { readonly version: 4 }> = {
  version: 4,
  schema: v.object({
    version: v.literal(4),
    bigType: v.boolean(),
    help: v.picklist(HELP_LEVELS),
    announced: v.object({
      aloud: v.boolean(),
      sound: v.boolean(),
      vibration: v.boolean(),
      alone: v.boolean(),
    }),
    keys: v.boolean(),
  }),
  migrations: {
    // Preferences kept before there was help say nothing of it.
    0: (old) => ({ help: 'none', ...old, version: 1 }),
    // Before version 2 every card was drawn in silence.
    1: (old) => ({ ...old, onDraw: SILENCE, version: 2 }),
    // Until version 2 they were one game's, and held who keeps what in it.
    2: ({ bigType, help, onDraw }: Fields) => ({
      bigType,
      help,
      announced: onDraw && typeof onDraw === 'object' ? { alone: false, ...onDraw } : onDraw,
      version: 3,
    }),
    // Until version 3 no single letter did anything.
    3: (old) => ({ ...old, keys: true, version: 4 }),
  },
};

/** The preferences kept on this device, or the plain ones where none can be read. */
export function readPreferences(): Preferences {
  const known = knownLocal(PREFERENCES_KEY, PREFERENCES) ?? readOld();
  if (!known) return NONE;
  const { version: _, ...preferences } = known;
  return preferences;
}

function readOld() {
  for (const key of Object.keys(localStore() ?? {})) {
    const known = OLD_KEY.test(key) ? knownAmongOthers(key, PREFERENCES) : undefined;
    if (known) return known;
  }
  return undefined;
}

/** Keeps what changes of the preferences; where nothing can be stored it lasts as long as the page. */
export function keepPreferences(change: Partial<Preferences>): void {
  // Storage may be denied or full: preferences are not worth a message, games are.
  writeLocal(PREFERENCES_KEY, PREFERENCES, { ...readPreferences(), ...change, version: 4 });
}
