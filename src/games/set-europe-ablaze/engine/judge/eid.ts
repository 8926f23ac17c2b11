import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import type { UnknownRecord } from '../read-state.ts';
import { areaOf, isInFrance, type State } from '../state.ts';
import { type EventJudge, no, objectsIn, wordEntry, yes } from './verdict.ts';

/** The case that keeps an asset from coming into an Area from Britain. */
function arrivalFault(state: State, what: string, id: string): string | undefined {
  const area = areaOf(state, id);
  if (what === 'cache') return area.paris && state.turn < 5 ? '5.5.1b' : undefined;
  if (what === 'team' && area.paris) return '5.5.1a';
  const isFree = what !== 'hero' && chosen(state.rulings, 'N10') === 'anywhere';
  if (!isInFrance(area) && !isFree) return '8.3.1e';
  if (what === 'hero' && state.turn < 2) return '6.7.2';
  return what === 'hero' && state.heroPlaced ? '8.3.1e' : undefined;
}

/** What Ready to Deploy must hold, with the case that says so. */
const FROM_READY = {
  network: ['active', '6.3.9d'],
  team: ['teams', '8.3.1e'],
  cache: ['caches', '6.4.8'],
} as const;

function shortageFault(state: State, assets: readonly UnknownRecord[]): string | undefined {
  const fromSupport = chosen(state.rulings, 'N11') === 'support-too' ? state.supportCaches : 0;
  const ready = { ...state.ready, caches: state.ready.caches + fromSupport };
  for (const [what, [box, number]] of Object.entries(FROM_READY)) {
    const sent = assets.filter((asset) => asset.what === what && asset.how !== 'extract');
    if (sent.length > ready[box]) return number;
  }
  return undefined;
}

/** What an Area must hold of an asset that is taken home. */
function isThere(state: State, asset: UnknownRecord): boolean {
  const area = areaOf(state, wordEntry(asset, 'area'));
  if (asset.what === 'network') return area.active + area.quiet > 0;
  if (asset.what === 'quiet') return area.quiet > 0;
  if (asset.what === 'team') return area.teams > 0;
  return asset.what !== 'hero' || area.hero !== null;
}

/** Extraction, Infiltration, Delivery: up to three assets, one of them in the selected Area (8.3.1). */
export const judgeEid: EventJudge = (state, event) => {
  const assets = objectsIn(event, 'assets');
  if (assets.length > limit('eid-assets')) return no('8.3.1');
  for (const asset of assets) {
    const what = wordEntry(asset, 'what');
    if (asset.how === 'extract') {
      if (what === 'cache') return no('6.4.1');
      if (!isThere(state, asset)) return no('8.3.1d');
      continue;
    }
    const fault = arrivalFault(state, what, wordEntry(asset, 'area'));
    if (fault) return no(fault);
  }
  const shortage = shortageFault(state, assets);
  if (shortage) return no(shortage);
  return assets.some(({ area }) => area === state.impulse.area) ? yes('8.3.1') : no('8.3.1b');
};
