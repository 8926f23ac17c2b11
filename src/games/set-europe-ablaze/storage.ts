/** What is kept of Set Europe Ablaze on a visitor's device. */
import * as m from '#messages';
import type { GameStorage } from '#play/ui/storage/part.ts';
import { gamesShelf } from '#play/ui/storage/shelves.ts';
import { smallIn } from '#play/ui/storage/small-things.ts';
import {
  CHECKED_TABLES,
  countTables,
  keepTables,
  keptTables,
  takeOldMarks,
} from './session/index.ts';
import { FILES } from './ui/game-files.ts';
import { tableMode } from './ui/mode.ts';

/** As large as a file of tables may be. */
const LARGEST_TABLES = 262_144;

/** Sections that this device has none of come in; those it has stay. */
function takeTables(text: string): boolean {
  const brought = smallIn(CHECKED_TABLES, text, LARGEST_TABLES);
  if (!brought) return false;
  const here = keptTables();
  const known = { ...here.tables, ...here.open };
  const missing = (sections: object) =>
    Object.fromEntries(Object.entries(sections).filter(([name]) => !Object.hasOwn(known, name)));
  keepTables({
    ...here,
    tables: { ...missing(brought.tables), ...here.tables },
    open: { ...missing(brought.open), ...here.open },
    ...((here.drafts ?? brought.drafts) && { drafts: { ...brought.drafts, ...here.drafts } }),
  });
  return true;
}

export const gameStorage: GameStorage = {
  shelves: tableMode.saveFormat.shelves.map((room) => gamesShelf(tableMode, room, FILES)),
  things: {
    count: () => [[m.ablaze_kept_tables(), countTables()]],
    take: (name, text) => (name === 'tables' ? takeTables(text) : takeOldMarks(name, text)),
  },
};
