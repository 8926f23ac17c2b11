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
