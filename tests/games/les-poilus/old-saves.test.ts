import { describe } from 'vitest';
import { rules } from '#games/les-poilus/engine/index.ts';
import {
  type AidSaves,
  aidSaveFormat,
  type PoilusSaves,
  saveFormat,
} from '#games/les-poilus/session/index.ts';
import { savesStayOpen } from '../../play/saves/old-saves.ts';

describe('games on the screen', () => {
  savesStayOpen<PoilusSaves>(saveFormat, rules, [{ result: 'loss', reason: 'hardships' }]);
});

describe('games at a table', () => {
  savesStayOpen<AidSaves>(
    aidSaveFormat,
    rules,
    [{ result: 'loss', reason: 'monument' }],
    'les-poilus-table',
  );
});
