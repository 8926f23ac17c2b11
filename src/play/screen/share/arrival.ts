import { type Game, gameFrom, type Owners, stepOf } from '../../history/game.ts';
import type { LinkFault, Links } from '../../links/game-link.ts';
import { linkInFragment } from '../../links/link-in-text.ts';
import type { Kinds } from '../../rules.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import { type GameProgress, receivedAfter } from '../../saves/save.ts';
import type { PlayKit } from '../face.ts';
import { freshSave } from '../frame/fresh-save.ts';
import type { Arrived, Room } from '../frame/Room.tsx';

/** What somebody's link brought: a game as a save of its own, a deal to begin, or why it opens nothing. */
export type Arrival<K extends SaveKinds> = Arrived<K> | { readonly deal: K['setUp'] } | FaultyLink;

/** A link that opens nothing, and why. */
export interface FaultyLink {
  readonly link: string;
  readonly fault: LinkFault;
}

/** What a game that came by a link is opened with. */
export interface Opening<K extends SaveKinds> {
  readonly kit: Pick<PlayKit<K>, 'rules' | 'codec'>;
  readonly links: Pick<Links<Pick<K, keyof Kinds>>, 'readLink'>;
  readonly owners: Owners<K['component']>;
  /** What such a game remembers that no step tells. */
  readonly besides: K['besides'];
}

/**
 * Reads the address once, and clears it: reloading goes on with the game, not with the link. For games
 * without links to positions.
 */
export function readArrival<K extends SaveKinds>({
  kit,
  links,
  owners,
  besides,
}: Opening<K>): Arrival<K> | undefined {
  const link = linkInFragment(location.hash);
  if (link === undefined) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  const read = links.readLink(link);
  if ('fault' in read) return { ...read, link };
  if ('deal' in read) return read;
  if ('position' in read) return { link, fault: { code: 'no-such-game' } };
  const { setUp, moves, at } = read.game;
  const steps = moves.map((move) => stepOf(kit.rules, move, 'site'));
  const game: Game<K> = { ...gameFrom<K>(setUp, owners), steps, seen: steps.length };
  const save = freshSave(kit, { game, ...besides } as GameProgress<K>, receivedAfter(steps));
  return { save, ...(at < moves.length ? { moment: at } : {}) };
}

/** A room in which a deal somebody shared is begun anew, whatever was played here last. */
export const withNothingToGoOnWith = <K extends SaveKinds>({
  shelf,
  ...room
}: Room<K>): Room<K> => ({
  ...room,
  shelf: shelf.status === 'open' ? { ...shelf, latest: undefined } : shelf,
});
