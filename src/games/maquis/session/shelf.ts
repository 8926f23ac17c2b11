import * as shelves from '#play/saves/save-store.ts';
import * as found from '#play/saves/scan-saves.ts';
import { type MaquisSaves, SAVES, type Save, saveFormat } from './save-format.ts';

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
