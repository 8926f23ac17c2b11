import { resistRules } from '#games/resist/engine/index.ts';
import { type ResistSaves, resistSaveFormat } from '#games/resist/session/index.ts';
import { savesStayOpen } from '../../play/saves/old-saves.ts';

savesStayOpen<ResistSaves>(resistSaveFormat, resistRules, [{ result: 'loss', reason: 'missions' }]);
