import { GAMES } from '#games/registry.ts';
import { LANGUAGES } from '#site/layout/languages.ts';
import type { GameSection } from '#site/layout/navigation/room.ts';

/** The paths of a page that every game with a room has, in every language. */
export const pathsOfGames = (room: GameSection) =>
  LANGUAGES.flatMap((lang) =>
    GAMES.filter(({ rooms }) => rooms.includes(room)).map(({ id }) => ({
      params: { lang, game: id },
    })),
  );
