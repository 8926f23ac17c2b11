import { rules } from '#games/resist/engine/index.ts';
import { codec, type ResistSaves } from '#games/resist/session/index.ts';
import { savesStayOpen } from '../../play/saves/old-saves.ts';

savesStayOpen<ResistSaves>(codec, rules, [{ result: 'loss', reason: 'missions' }]);
