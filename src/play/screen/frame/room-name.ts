import * as m from '#messages';

const NAMES: Readonly<Record<string, () => string>> = {
  table: m.play_second_table,
  practice: m.play_second_practice,
};

/** What a room with games is called: "At the table". */
export const roomName = (room: string): string => NAMES[room]?.() ?? room;
