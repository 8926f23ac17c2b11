import type { GameFacts } from './game.ts';
import { lesPoilus } from './les-poilus/index.ts';
import { maquis } from './maquis/index.ts';
import { resist } from './resist/index.ts';
import { setEuropeAblaze } from './set-europe-ablaze/index.ts';

/** The games, in the order of the shelf: the one list there is. */
export const GAMES: readonly GameFacts[] = [maquis, resist, lesPoilus, setEuropeAblaze];

/** The game of an id; none where nobody knows it. */
export const gameCalled = (id: string | undefined): GameFacts | undefined =>
  GAMES.find((game) => game.id === id);
