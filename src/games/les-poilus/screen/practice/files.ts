import { lastMoment } from '#play/history/last-moment.ts';
import { gameIn } from '#play/saves/save.ts';
import { recordFiles } from '#play/screen/games/record-files.ts';
import { RECORD_FORMAT, RECORD_VERSION, rules } from '../../engine/index.ts';
import type { PoilusSaves } from '../../table/index.ts';

/**
 * Games of Les Poilus as files of records. A record tells every hand and what the decks bring: while hands are
 * secret there is none.
 */
export const FILES = recordFiles<PoilusSaves>({
  name: 'les-poilus-game',
  rules,
  head: (setUp) => ({ format: RECORD_FORMAT, version: RECORD_VERSION, ...setUp }),
  mayTell: ({ progress }) => {
    const game = gameIn<PoilusSaves>({ progress });
    const isOpen = 'way' in progress && progress.way === 'open';
    return game !== undefined && (isOpen || lastMoment(rules, game).outcome !== undefined);
  },
  reader: () => import('./read-file.ts'),
});
