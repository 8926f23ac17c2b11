import type { GameFacts } from './game.ts';

const FACTS = import.meta.glob<GameFacts>('./*/index.ts', { eager: true, import: 'facts' });

/** The games, in the order of the shelf: every folder here that says what it is. */
export const GAMES: readonly GameFacts[] = Object.values(FACTS).sort(
  (one, other) => one.shelf - other.shelf,
);

/** The game of an id; none where nobody knows it. */
export const gameCalled = (id: string | undefined): GameFacts | undefined =>
  GAMES.find((game) => game.id === id);
