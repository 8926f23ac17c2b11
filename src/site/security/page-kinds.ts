import type { Inline } from './policy.ts';

/**
 * The path that pages of a kind share, in the form of `_headers`: the rooms of a game, whatever their
 * language, or one page of the site in all languages. None for pages above all languages.
 *
 * @param file of a page, from the root of the site: `en/GAME/rules/patrols/index.html`
 * @param games the ids of all games
 */
export function pageKindOf(file: string, games: readonly string[]): string | undefined {
  const [, ...parts] = file.split('/').slice(0, -1);
  if (!file.includes('/')) return undefined;
  const [first, room] = parts;
  if (first === undefined) return ':language/';
  const isGame = games.includes(first);
  if (isGame && room === undefined) return `:language/${first}/`;
  return isGame ? `:language/${first}/${room}/*` : `:language/${first}/*`;
}

const union = (one: readonly string[], other: readonly string[]) => [
  ...new Set([...one, ...other]),
];

export const joinedInline = (one: Inline, other: Inline): Inline => ({
  scripts: union(one.scripts, other.scripts),
  styles: union(one.styles, other.styles),
  attributes: union(one.attributes, other.attributes),
});
