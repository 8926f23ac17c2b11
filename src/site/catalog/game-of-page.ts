import type { GameFacts } from '#games/game.ts';
import { gameCalled } from '#games/registry.ts';
import { address } from '../layout/address.ts';

/** The game a page belongs to, by the second part of its address; none for pages of the house. */
export function gameOf(page: { readonly url: URL }): GameFacts | undefined {
  const [, game] = page.url.pathname.slice(address('').length).split('/');
  return gameCalled(game);
}

/**
 * The game of a page that stands within one.
 *
 * @throws Error where it does not
 */
export function gameHere(page: { readonly url: URL }): GameFacts {
  const game = gameOf(page);
  if (!game) throw new Error(`${page.url.pathname} is no page of a game.`);
  return game;
}
