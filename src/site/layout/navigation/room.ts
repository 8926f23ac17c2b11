import * as m from '#messages';
import { addressOf } from '../address.ts';
import type { Language } from '../languages.ts';

/** The rooms a game can have, as its menu names them. */
export type GameSection = 'rules' | 'table' | 'practice' | 'scenarios';

/** Where in the house a page is: on the shelf, in a room of a game, or on a page beside them. */
export type Room =
  | GameSection
  | 'home'
  | 'front'
  | 'about'
  | 'offline'
  | 'accessibility'
  | 'news'
  | 'kept';

/** What each room of a game is called in menus, and where it lies. */
const ROOMS = {
  rules: { word: m.nav_rules, at: addressOf.rules },
  table: { word: m.nav_table, at: addressOf.table },
  practice: { word: m.nav_practice, at: addressOf.practice },
  scenarios: { word: m.nav_puzzles, at: addressOf.scenarios },
} as const satisfies Record<GameSection, unknown>;

interface GameWithRooms {
  readonly id: string;
  readonly rooms: readonly GameSection[];
}

/** The menu of a game: its rooms in order, each with its word and its address. */
export const roomsOf = ({ id, rooms }: GameWithRooms, language: Language) =>
  rooms.map((room) => {
    const { word, at } = ROOMS[room];
    return { room, word, href: at(language, id) };
  });
