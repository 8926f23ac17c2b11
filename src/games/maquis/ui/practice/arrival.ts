import { hasThreeStars, RULESET, readLink } from '#games/maquis/engine/index.ts';
import {
  freshSetUp,
  gameOfPosition,
  gameOfRecord,
  SAVE_VERSION,
  type Save,
  type SetUpInProgress,
  SITE_OWNS_ALL,
  withEdition,
} from '#games/maquis/session/index.ts';
import { linkInFragment } from '#play/links/link-text.ts';
import { receivedAfter } from '#play/saves/save.ts';
import type { FaultyLink } from '#play/ui/share/arrival.ts';
import { isOwnLink } from '#play/ui/share/own-link.ts';
import { freshSeed } from '#shared/seeds.ts';

/** What somebody's link brought: a game, a deal or a position as a save of its own, or why it opens nothing. */
type Arrival =
  | { readonly save: Save; readonly moment?: number; readonly isDeal?: true }
  | FaultyLink;

/** Reads the address once, and clears it: reloading goes on with the game, not with the link. */
export function practiceArrival(): Arrival | undefined {
  const link = linkInFragment(location.hash);
  if (link === undefined) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  const read = readLink(link);
  if ('fault' in read) return { ...read, link };
  const isOwn = isOwnLink(link);
  const saved = (progress: Save['progress'], moves: readonly unknown[] = []): Save => {
    const now = Date.now();
    const begun = { version: SAVE_VERSION, id: freshSeed(), begun: now, changed: now };
    return { ...begun, ...(isOwn ? {} : receivedAfter(moves)), progress };
  };
  if ('deal' in read) {
    const { ruleset = RULESET, difficulty, goals, seed = '' } = read.deal;
    const edition = withEdition(
      freshSetUp(seed, SITE_OWNS_ALL),
      ruleset,
      hasThreeStars(goals.east),
    );
    const setUp: SetUpInProgress = { ...edition, difficulty, goals, goalSource: 'by-hand' };
    return { save: saved({ setUp, step: 'goals' }), isDeal: true };
  }
  if ('position' in read) {
    const { at, moves } = read.position;
    const game = gameOfPosition(read.position, SITE_OWNS_ALL, freshSeed());
    return { save: saved({ game }, moves), ...(at < moves.length ? { moment: at } : {}) };
  }
  const { record, at } = read.game;
  const told = gameOfRecord(record, SITE_OWNS_ALL, freshSeed());
  if ('fault' in told) return { link, fault: { code: 'no-such-game' } };
  return { save: saved(told, record.moves), ...(at < record.moves.length ? { moment: at } : {}) };
}
