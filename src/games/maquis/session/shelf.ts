import * as shelves from '#play/saves/save-store.ts';
import * as found from '#play/saves/scan-saves.ts';
import { type MaquisSaves, SAVES, type Save, saveFormat } from './save-format.ts';

export type Found = found.ScanResult<MaquisSaves>;
export type Shelf = shelves.SaveStore<MaquisSaves>;

/** Opens a shelf of games of Maquis. Rejects where the browser offers no storage. */
export const openShelf = (name: string): Promise<Shelf> => shelves.openSaveStore(saveFormat, name);

/** Tells saves that can be read from those that cannot. */
export const sortOut = (stored: readonly unknown[], logged: readonly Save[] = []): Found =>
  found.classify(SAVES, stored, logged);
