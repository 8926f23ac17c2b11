import { gameFrom, stepOf } from '#play/history/game.ts';
import { isLink, type LinkFault } from '#play/links/game-link.ts';
import { freshSeed } from '#play/screen/hooks/fresh-seed.ts';
import { type Resist, rules } from '#resist/engine/index.ts';
import { codec, links, OWNERS, type Save, type SetUp } from '#resist/table/index.ts';

/** What somebody's link brought: a game as a save of its own, a deal to begin, or why it opens nothing. */
export type Arrival =
  | { readonly save: Save; readonly moment?: number }
  | { readonly deal: SetUp }
  | { readonly fault: LinkFault };

/** Reads the address once, and clears it: reloading goes on with the game, not with the link. */
export function readArrival(): Arrival | undefined {
  const fragment = location.hash.replace(/^#/, '');
  if (!isLink(fragment)) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  const read = links.readLink(fragment);
  if ('fault' in read) return read;
  if ('deal' in read) {
    const { split, reading, seed = freshSeed() } = read.deal;
    return { deal: { split, reading, seed } };
  }
  if ('position' in read) return { fault: { code: 'no-such-game' } };
  const { setUp, moves, at } = read.game;
  const steps = moves.map((move) => stepOf(rules, move, 'site'));
  const now = Date.now();
  const save: Save = {
    version: codec.version,
    id: freshSeed(),
    begun: now,
    changed: now,
    progress: { game: { ...gameFrom<Resist>(setUp, OWNERS), steps, seen: steps.length } },
  };
  return { save, ...(at < moves.length ? { moment: at } : {}) };
}
