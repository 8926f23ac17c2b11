import { rules } from '#games/resist/engine/index.ts';
import { type ResistSaves, saveFormat } from '#games/resist/session/index.ts';
import { savesStayOpen } from '../../play/saves/old-saves.ts';

savesStayOpen<ResistSaves>(saveFormat, rules, [{ result: 'loss', reason: 'missions' }]);
