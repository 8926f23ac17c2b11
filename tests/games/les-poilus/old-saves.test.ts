import { rules } from '#les-poilus/engine/index.ts';
import { codec } from '#les-poilus/table/index.ts';
import { savesStayOpen } from '../../play/saves/old-saves.ts';

savesStayOpen(codec, rules, [{ result: 'loss', reason: 'hardships' }]);
