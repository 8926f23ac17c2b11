import { DECK_BY_SITE, type ResistSaves, resistLinks } from '#games/resist/session/index.ts';
import { readArrival } from '#play/ui/share/arrival.ts';
import { resistPractice } from './mode.ts';

/** What somebody's link brought. */
export const resistArrival = () =>
  readArrival<ResistSaves>({
    mode: resistPractice,
    links: resistLinks,
    owners: DECK_BY_SITE,
    extra: {},
  });
