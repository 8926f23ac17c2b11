import { describe } from 'vitest';
import { poilusRules } from '#games/les-poilus/engine/index.ts';
import {
  type AidSaves,
  aidSaveFormat,
  type PoilusSaves,
  poilusSaveFormat,
} from '#games/les-poilus/session/index.ts';
import { savesStayOpen } from '../../play/saves/old-saves.ts';

describe('games on the screen', () => {
  savesStayOpen<PoilusSaves>(poilusSaveFormat, poilusRules, [
    { result: 'loss', reason: 'hardships' },
  ]);
});

describe('games at a table', () => {
  savesStayOpen<AidSaves>(
    aidSaveFormat,
    poilusRules,
    [{ result: 'loss', reason: 'monument' }],
    'les-poilus-table',
  );
});
