import { GAMES } from '#games/all.ts';
import type { Room } from '#games/game.ts';
import { LANGUAGES } from '#site/languages.ts';

/** The paths of a page that every game with a room has, in every language. */
export const pathsOfGames = (room: Room) =>
  LANGUAGES.flatMap((lang) =>
    GAMES.filter(({ rooms }) => rooms.includes(room)).map(({ id }) => ({
      params: { lang, game: id },
    })),
  );
