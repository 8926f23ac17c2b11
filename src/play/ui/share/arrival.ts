import type { GameMode } from '#play/game-mode.ts';
import { type Game, gameFrom, type Owners, stepOf } from '#play/history/game.ts';
import { linkInFragment } from '#play/links/link-text.ts';
import type { LinkFault, Links } from '#play/links/link-types.ts';
import type { GameTypes } from '#play/rules/game-rules.ts';
import { receivedAfter, type SavedGameState } from '#play/saves/save.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';
import { freshSave } from '../frame/fresh-save.ts';
import type { Arrived, SaveSelection } from '../frame/PlaySession.tsx';
import { isOwnLink } from './own-link.ts';

/** What somebody's link brought: a game as a save of its own, a deal to begin, or why it opens nothing. */
type SharedArrival<T extends SaveTypes> = Arrived<T> | { readonly deal: T['setUp'] } | FaultyLink;

/** A link that opens nothing, and why. */
export interface FaultyLink {
  readonly link: string;
  readonly fault: LinkFault;
}

/** What a game that came by a link is opened with. */
interface Opening<T extends SaveTypes> {
  readonly mode: Pick<GameMode<T>, 'rules' | 'saveFormat'>;
  readonly links: Pick<Links<Pick<T, keyof GameTypes>>, 'readLink'>;
  readonly owners: Owners<T['component']>;
  /** What such a game remembers that no step tells. */
  readonly extra: T['extra'];
}

/**
 * Reads the address once, and clears it: reloading goes on with the game, not with the link. For games
 * without links to positions.
 */
export function readArrival<T extends SaveTypes>({
  mode,
  links,
  owners,
  extra,
}: Opening<T>): SharedArrival<T> | undefined {
  const link = linkInFragment(location.hash);
  if (link === undefined) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  const read = links.readLink(link);
  if ('fault' in read) return { ...read, link };
  if ('deal' in read) return read;
  if ('position' in read) return { link, fault: { code: 'no-such-game' } };
  const { setUp, moves, at } = read.game;
  const steps = moves.map((move) => stepOf(mode.rules, move, 'site'));
  const game: Game<T> = { ...gameFrom<T>(setUp, owners), steps, seen: steps.length };
  const received = isOwnLink(link) ? {} : receivedAfter(steps);
  const save = freshSave(mode, { game, ...extra } as SavedGameState<T>, received);
  return { save, ...(at < moves.length ? { moment: at } : {}) };
}

/** A room in which a deal somebody shared is begun anew, whatever was played here last. */
export const withNothingToGoOnWith = <T extends SaveTypes>({
  shelf,
  ...room
}: SaveSelection<T>): SaveSelection<T> => ({
  ...room,
  shelf: shelf.status === 'open' ? { ...shelf, latest: undefined } : shelf,
});
