/** What is kept of Maquis on a visitor's device. */
import { gamesShelf } from '#play/screen/kept/games-shelf.ts';
import { ownPuzzlesShelf } from '#play/screen/kept/own-puzzles-shelf.ts';
import type { KeptPart } from '#play/screen/kept/part.ts';
import { FILES } from './screen/aid/game-files.ts';
import { MAQUIS } from './screen/aid/kit.ts';
import { OWN } from './screen/coach/my-puzzles/own.ts';
import { THINGS } from './screen/kept/things.ts';

export const kept: KeptPart = {
  shelves: [
    ...MAQUIS.codec.shelves.map((room) => gamesShelf(MAQUIS, room, FILES)),
    ownPuzzlesShelf(OWN),
  ],
  things: THINGS,
};
