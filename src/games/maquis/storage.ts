/** What is kept of Maquis on a visitor's device. */

import type { GameStorage } from '#play/ui/storage/part.ts';
import { gamesShelf, ownPuzzlesShelf } from '#play/ui/storage/shelves.ts';
import { FILES } from './ui/aid/game-files.ts';
import { MAQUIS_MODE } from './ui/aid/mode.ts';
import { OWN } from './ui/coach/my-puzzles/own.ts';
import { STORED_VALUES } from './ui/stored-values.ts';

export const gameStorage: GameStorage = {
  shelves: [
    ...MAQUIS_MODE.saveFormat.shelves.map((room) => gamesShelf(MAQUIS_MODE, room, FILES)),
    ownPuzzlesShelf(OWN),
  ],
  things: STORED_VALUES,
};
