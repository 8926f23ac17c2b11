import { DECK_BY_SITE, links, type ResistSaves } from '#games/resist/session/index.ts';
import { readArrival, type SharedArrival } from '#play/ui/share/arrival.ts';
import { practiceMode } from './mode.ts';

/** What somebody's link brought. */
export const resistArrival = (): SharedArrival<ResistSaves> | undefined =>
  readArrival<ResistSaves>({ mode: practiceMode, links, owners: DECK_BY_SITE, extra: {} });
