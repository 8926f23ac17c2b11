import { type LinkFault, readLink } from '#maquis/engine/index.ts';
import {
  gameFrom,
  SAVE_VERSION,
  type Save,
  SITE_KEEPS_ALL,
  type Step,
} from '#maquis/table/index.ts';
import { freshSeed } from '../aid/seeds.ts';

/** What somebody's link brought: a game or a deal as a save of its own, or why it opens nothing. */
export type Arrival =
  | { readonly save: Save; readonly moment?: number }
  | { readonly fault: LinkFault };

/** Reads the address once, and clears it: reloading goes on with the game, not with the link. */
export function readArrival(): Arrival | undefined {
  const fragment = location.hash.replace(/^#/, '');
  if (!/^(game|deal)=/.test(fragment)) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  const read = readLink(fragment);
  if ('fault' in read) return read;
  const saved = (progress: Save['progress']): Save => {
    const now = Date.now();
    return { version: SAVE_VERSION, id: freshSeed(), begun: now, changed: now, progress };
  };
  if ('deal' in read) {
    const { difficulty, goals, seed = '' } = read.deal;
    const setUp = {
      difficulty,
      goals,
      seed,
      goalSource: 'by-hand',
      keepers: SITE_KEEPS_ALL,
    } as const;
    return { save: saved({ setUp, step: 'goals' }) };
  }
  const { record, at } = read.game;
  const { difficulty, goals, seed = freshSeed() } = record;
  const steps = record.moves.map(
    (move): Step => (move.startsWith('patrol:') ? { move, drawnBy: 'site' } : { move }),
  );
  const game = {
    ...gameFrom({ difficulty, goals, seed }, SITE_KEEPS_ALL),
    steps,
    seen: steps.length,
  };
  return { save: saved({ game }), ...(at < steps.length ? { moment: at } : {}) };
}
