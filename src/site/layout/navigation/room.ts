import type { Section as RoomOfGame } from '#games/game.ts';

/** Where in the house a page is: on the shelf, in a room of a game, or on a page beside them. */
export type Room =
  | RoomOfGame
  | 'home'
  | 'front'
  | 'about'
  | 'offline'
  | 'accessibility'
  | 'news'
  | 'kept';
