/** What is kept of Les Poilus on a visitor's device. */
import { gamesShelf } from '#play/screen/kept/games-shelf.ts';
import type { KeptPart } from '#play/screen/kept/part.ts';
import { tableKit } from './screen/aid/kit.ts';
import { kit } from './screen/kit.ts';

export const kept: KeptPart = {
  shelves: [gamesShelf(tableKit, 'table'), gamesShelf(kit, 'practice')],
};
