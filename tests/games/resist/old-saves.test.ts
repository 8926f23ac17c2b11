import { rules } from '#resist/engine/index.ts';
import { codec, type KeptResist } from '#resist/table/index.ts';
import { savesStayOpen } from '../../play/saves/old-saves.ts';

savesStayOpen<KeptResist>(codec, rules, [{ result: 'loss', reason: 'missions' }]);
