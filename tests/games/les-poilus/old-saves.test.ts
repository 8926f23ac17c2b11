import { rules } from '#les-poilus/engine/index.ts';
import { codec, type PoilusSaves } from '#les-poilus/table/index.ts';
import { savesStayOpen } from '../../play/saves/old-saves.ts';

savesStayOpen<PoilusSaves>(codec, rules, [{ result: 'loss', reason: 'hardships' }]);
