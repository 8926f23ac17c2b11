/** What is kept of Les Poilus on a visitor's device. */
import { puzzlesKey } from '#play/puzzles/progress.ts';
import type { GameStorage, KeptThings } from '#play/ui/storage/part.ts';
import { gamesShelf } from '#play/ui/storage/shelves.ts';
import {
  smallIn,
  solvedExercises,
  solvedPuzzles,
  together,
} from '#play/ui/storage/small-things.ts';
import { aidMode } from './ui/aid/mode.ts';
import { keepOwnSeat, OWN_SEATS, ownSeat } from './ui/letters/own-seat.ts';
import { poilusPractice } from './ui/mode.ts';
import { POILUS_FILES } from './ui/practice/files.ts';
import { STORED_CARD_NAMES } from './ui/stored-card-names.ts';

/** Seats in games by letters: those that this device has stay. */
const ownSeats: KeptThings = {
  count: () => [],
  take: (name, text) => {
    if (name !== 'seats') return undefined;
    const brought = smallIn(OWN_SEATS, text);
    for (const [game, seat] of brought?.seats ?? []) {
      if (ownSeat(game) === undefined) keepOwnSeat(game, seat);
    }
    return brought !== undefined;
  },
};

export const gameStorage: GameStorage = {
  shelves: [gamesShelf(aidMode, 'table'), gamesShelf(poilusPractice, 'practice', POILUS_FILES)],
  things: together(
    solvedPuzzles(puzzlesKey('les-poilus')),
    solvedExercises('les-poilus'),
    ownSeats,
    STORED_CARD_NAMES,
  ),
};
