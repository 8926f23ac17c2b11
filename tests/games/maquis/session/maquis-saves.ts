import { type MaquisSaves, type Save, saveFormat } from '#games/maquis/session/save-format.ts';
import { savesOf } from '#play/saves/save.ts';
import * as shelves from '#play/saves/save-store.ts';
import * as found from '#play/saves/scan-saves.ts';

/** Saves in all their forms. */
export const SAVES = savesOf(saveFormat);

export type MaquisScan = found.ScanResult<MaquisSaves>;
export type MaquisSaveStore = shelves.SaveStore<MaquisSaves>;

/** Opens a shelf of games of Maquis. Rejects where the browser offers no storage. */
export const openMaquisSaves = (name: string): Promise<MaquisSaveStore> =>
  shelves.openSaveStore(saveFormat, name);

/** Tells saves that can be read from those that cannot. */
export const classifySaves = (
  stored: readonly unknown[],
  logged: readonly Save[] = [],
): MaquisScan => found.classify(SAVES, stored, logged);
