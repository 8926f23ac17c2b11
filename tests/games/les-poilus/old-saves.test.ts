import { describe } from 'vitest';
import { rules } from '#games/les-poilus/engine/index.ts';
import {
  aidCodec,
  codec,
  type PoilusSaves,
  type TableSaves,
} from '#games/les-poilus/session/index.ts';
import { savesStayOpen } from '../../play/saves/old-saves.ts';

describe('games on the screen', () => {
  savesStayOpen<PoilusSaves>(codec, rules, [{ result: 'loss', reason: 'hardships' }]);
});

describe('games at a table', () => {
  savesStayOpen<TableSaves>(
    aidCodec,
    rules,
    [{ result: 'loss', reason: 'monument' }],
    'les-poilus-table',
  );
});
