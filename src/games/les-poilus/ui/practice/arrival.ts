import {
  dealIn,
  type PoilusSaves,
  poilusLinks,
  type SharedDeal,
} from '#games/les-poilus/session/index.ts';
import type { Arrived } from '#play/ui/frame/PlaySession.tsx';
import { type FaultyLink, readArrival } from '#play/ui/share/arrival.ts';
import { poilusPractice } from '../mode.ts';

/** What somebody's link brought: a game with all hands open, a deal to begin, or why it opens nothing. */
type PoilusArrival = Arrived<PoilusSaves> | { readonly deal: SharedDeal } | FaultyLink;

export function poilusArrival(): PoilusArrival | undefined {
  const extra = { way: 'open', names: [] } as const;
  const arrival = readArrival<PoilusSaves>({
    mode: poilusPractice,
    links: poilusLinks,
    owners: { deck: 'site' },
    extra,
  });
  if (!arrival || !('deal' in arrival)) return arrival;
  const deal = dealIn(arrival.deal);
  return deal ? { deal } : { link: '', fault: { code: 'other-rules' } };
}
