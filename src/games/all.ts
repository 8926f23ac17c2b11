import type { Game } from './game.ts';
import { maquis } from './maquis/index.ts';

/** The games, in the order of the shelf: the one list there is. */
export const GAMES: readonly Game[] = [maquis];

/** The game of an id; none where nobody knows it. */
export const gameCalled = (id: string | undefined): Game | undefined =>
  GAMES.find((game) => game.id === id);
