import { poilusRules, RECORD_HEAD } from '#games/les-poilus/engine/index.ts';
import type { PoilusSaves } from '#games/les-poilus/session/index.ts';
import { latestPosition } from '#play/history/game-history.ts';
import { gameIn } from '#play/saves/save.ts';
import { recordFiles } from '#play/ui/games/record-files.ts';

/**
 * Games of Les Poilus as files of records. A record tells every hand and what the decks bring: while hands are
 * secret there is none.
 */
export const POILUS_FILES = recordFiles<PoilusSaves>({
  name: 'les-poilus-game',
  rules: poilusRules,
  head: (setUp) => ({ ...RECORD_HEAD, ...setUp }),
  mayTell: ({ progress }) => {
    const game = gameIn<PoilusSaves>({ progress });
    const isOpen = 'way' in progress && progress.way === 'open';
    return (
      game !== undefined && (isOpen || latestPosition(poilusRules, game).outcome !== undefined)
    );
  },
  reader: () => import('./read-file.ts'),
});
