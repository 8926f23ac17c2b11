import * as found from '#play/saves/found.ts';
import * as shelves from '#play/saves/shelf.ts';
import { codec, type KeptMaquis, SAVES, type Save } from './codec.ts';

export type Found = found.Found<KeptMaquis>;
export type Shelf = shelves.Shelf<KeptMaquis>;

/** Opens a shelf of games of Maquis. Rejects where the browser offers no storage. */
export const openShelf = (name: string): Promise<Shelf> => shelves.openShelf(codec, name);

/** Tells saves that can be read from those that cannot. */
export const sortOut = (stored: readonly unknown[], logged: readonly Save[] = []): Found =>
  found.sortOut(SAVES, stored, logged);
