import * as m from '#messages';

const NAMES: Readonly<Record<string, () => string>> = {
  table: m.play_second_table,
  practice: m.play_second_practice,
};

/** What a room with games is called: "At the table". */
export const roomName = (room: string): string => NAMES[room]?.() ?? room;

const GAMES: Readonly<Record<string, () => string>> = {
  table: m.play_kept_table_games,
  practice: m.play_kept_practice_games,
};

/** What the games of a room are called: "Games at the table". */
export const roomGames = (room: string): string => GAMES[room]?.() ?? room;
