import type { RuleId } from '#games/maquis/data/index.ts';
import {
  isLink,
  LINK_VERSION,
  type Position,
  positionLink,
  type ReadLink,
  type RecordFault,
  readLink,
  type Table,
  tableOf,
  upTo,
  withoutSecrets,
} from '#games/maquis/engine/index.ts';
import { recordFaultText, ruleOfRecordFault } from '#games/maquis/i18n/record-faults.ts';
import {
  emptyTable,
  gameOfPosition,
  gameOfRecord,
  historyOf,
  LARGEST_RECORD_FILE,
  SITE_OWNS_ALL,
  type TableGame,
  validPart,
} from '#games/maquis/session/index.ts';
import { gamesIn } from '#games/maquis/session/read-games.ts';
import * as m from '#messages';
import { linkInText } from '#play/links/link-text.ts';
import { linkFaultText } from '#play/ui/share/link-fault-text.ts';

/** A table out of a link or a record, or a sentence why there is none, with its rule if it has one. */
export type ImportedTable =
  | { readonly table: Table }
  | { readonly trouble: string; readonly rule?: RuleId | undefined };

/** The table that a text tells: a link of this site's, or a record of a game, at its last move. */
export function tableInText(text: string): ImportedTable {
  if (text.length > LARGEST_RECORD_FILE) return { trouble: m.play_file_too_large() };
  const start = text.slice(0, LONGEST_ADDRESS).trimStart();
  const link = linkInText(start);
  if (link !== undefined && !start.startsWith('{')) return inLink(readLink(link));
  let trouble: RecordFault | undefined;
  for (const read of gamesIn(text, SITE_OWNS_ALL, () => '')) {
    if ('game' in read) return { table: tableNow(read.game) };
    trouble ??= read.fault;
  }
  if (!trouble || trouble.code === 'not-json') return { trouble: m.maquis_editor_no_source() };
  return { trouble: recordFaultText(trouble), rule: ruleOfRecordFault(trouble) };
}

/** Where a link is looked for in what was pasted, in characters. */
const LONGEST_ADDRESS = 10_000;

/** The table that the address of this page brings; undefined where it brings none. */
export const tableInAddress = (fragment: string): ImportedTable | undefined =>
  isLink(fragment) ? inLink(readLink(fragment)) : undefined;

function inLink(read: ReadLink): ImportedTable {
  if ('fault' in read) return { trouble: linkFaultText(read.fault, LINK_VERSION) };
  if ('deal' in read) {
    const { difficulty, goals, ruleset } = read.deal;
    return { table: emptyTable(difficulty, goals, ruleset) };
  }
  if ('position' in read) {
    const shared = upTo(read.position, read.position.at);
    return { table: tableNow(gameOfPosition(shared, SITE_OWNS_ALL, '')) };
  }
  const { record, at } = read.game;
  const { outcome: _, ...played } = upTo(record, at);
  const told = gameOfRecord(played, SITE_OWNS_ALL, '');
  return 'game' in told
    ? { table: tableNow(told.game) }
    : { trouble: linkFaultText({ code: 'no-such-game' }, LINK_VERSION) };
}

/** What lies on the table of a game now, without what nobody at it knows. */
export function tableNow(game: TableGame): Table {
  const played = historyOf(validPart(game));
  if ('fault' in played) throw new Error('the sound part of a game cannot be played');
  return asSeen(played.replayed.position);
}

const asSeen = (position: Position): Table => withoutSecrets(tableOf(position));

/** The part of an address behind its `#` that leads to a table set up like this one. */
export const fragmentOf = (table: Table): string => positionLink({ table, moves: [], at: 0 });
