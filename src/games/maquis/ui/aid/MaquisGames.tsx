import { Games } from '#play/ui/games/Games.tsx';
import { FILES } from './game-files.ts';

/** The visitor's games of Maquis, which come and go as files, with the backup of everything below them. */
export const MaquisGames = () => (
  <Games files={FILES} safekeeping={() => import('#play/ui/storage/Safekeeping.tsx')} />
);
