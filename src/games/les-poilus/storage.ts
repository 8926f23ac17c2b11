/** What is kept of Les Poilus on a visitor's device. */
import { gamesShelf } from '#play/ui/storage/games-shelf.ts';
import type { GameStorage, KeptThings } from '#play/ui/storage/part.ts';
import { smallIn } from '#play/ui/storage/small-thing.ts';
import { solvedExercises, solvedPuzzles, together } from '#play/ui/storage/solved-puzzles.ts';
import { localText, writeLocalText } from '#shared/storage/local-storage.ts';
import { CARD_NAMES, CARD_NAMES_KEY } from './card-names-key.ts';
import { tableMode } from './ui/aid/mode.ts';
import { keepOwnSeat, OWN_SEATS, ownSeat } from './ui/letters/own-seat.ts';
import { practiceMode } from './ui/mode.ts';
import { FILES } from './ui/practice/files.ts';
import { PROGRESS_KEY } from './ui/puzzle/progress-key.ts';

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

/** Which names of the cards somebody wants to read. */
const cardNames: KeptThings = {
  count: () => [],
  take: (name, text) => {
    if (name !== 'card-names') return undefined;
    if (!CARD_NAMES.some((known) => known === text)) return false;
    if (localText(CARD_NAMES_KEY) === undefined) writeLocalText(CARD_NAMES_KEY, text);
    return true;
  },
};

export const gameStorage: GameStorage = {
  shelves: [gamesShelf(tableMode, 'table'), gamesShelf(practiceMode, 'practice', FILES)],
  things: together(solvedPuzzles(PROGRESS_KEY), solvedExercises('les-poilus'), ownSeats, cardNames),
};
