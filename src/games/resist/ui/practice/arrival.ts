import { DECK_BY_SITE, type ResistSaves, resistLinks } from '#games/resist/session/index.ts';
import { readArrival, type SharedArrival } from '#play/ui/share/arrival.ts';
import { resistPractice } from './mode.ts';

/** What somebody's link brought. */
export const resistArrival = (): SharedArrival<ResistSaves> | undefined =>
  readArrival<ResistSaves>({
    mode: resistPractice,
    links: resistLinks,
    owners: DECK_BY_SITE,
    extra: {},
  });
