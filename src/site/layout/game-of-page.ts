/** A page, as far as it says which game it belongs to. The middleware finds that by its address. */
interface PageOfGame {
  readonly url: URL;
  readonly locals: App.Locals;
}

/**
 * The game of a page that stands within one.
 *
 * @throws Error where it does not
 */
export function gameHere({ url, locals: { game } }: PageOfGame) {
  if (!game) throw new Error(`${url.pathname} is no page of a game.`);
  return game;
}
