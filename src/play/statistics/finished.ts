import type { Game } from '../history/game.ts';
import { latestPosition, type ReplayableRules } from '../history/game-history.ts';
import { gameIn, type Save } from '../saves/save.ts';
import { HELP_LEVELS, type HelpLevel, type SaveTypes } from '../saves/save-format.ts';

/** A game that has come to its end. */
export interface Finished<T extends SaveTypes> {
  readonly save: Save<T>;
  readonly game: Game<T>;
  /** Its last position. */
  readonly position: T['position'];
  readonly outcome: T['outcome'];
}

/** How many of one's own games statistics count. A game that was left is not a loss; it is not counted at all. */
export interface FinishedCount {
  readonly finished: number;
  /** Of these: played on from a moment of another game. */
  readonly branches: number;
  /** Left out: those begun at a set position, which can be as easy or as hopeless as anybody likes. */
  readonly fromPositions: number;
  /** Left out as well: what somebody else played, from a link or a file. */
  readonly received: number;
}

/** The games that statistics count, and how many there are. */
export function finishedAmong<T extends SaveTypes>(
  rules: ReplayableRules<T>,
  saves: readonly Save<T>[],
): { readonly games: readonly Finished<T>[]; readonly count: FinishedCount } {
  const all = saves.flatMap((save) => {
    const game = gameIn(save);
    if (!game) return [];
    const { position, outcome } = latestPosition(rules, game);
    return outcome ? [{ save, game, position, outcome }] : [];
  });
  const own = all.filter(({ save }) => !save.received);
  const games = own.filter(({ game }) => !game.from);
  const branches = games.filter(({ save }) => save.branchOf).length;
  return {
    games,
    count: {
      finished: games.length,
      branches,
      fromPositions: own.length - games.length,
      received: all.length - own.length,
    },
  };
}

/** Games told apart, in the order of the groups; groups with games only. */
export const groupedBy = <One, Group>(
  games: readonly One[],
  groups: readonly Group[],
  isIn: (game: One, group: Group) => boolean,
): readonly { readonly group: Group; readonly games: readonly One[] }[] =>
  groups.flatMap((group) => {
    const those = games.filter((game) => isIn(game, group));
    return those.length > 0 ? [{ group, games: those }] : [];
  });

/** The most help that was used in a game. */
const helpIn = ({ save }: { readonly save: Pick<Save<never>, 'help'> }): HelpLevel =>
  save.help ?? 'none';

/** Games by the most help used in them, the least first; levels with games only. */
export const byHelp = <One extends Parameters<typeof helpIn>[0]>(games: readonly One[]) =>
  groupedBy(games, HELP_LEVELS, (game, help) => helpIn(game) === help);

/**
 * Finished games as a table for other programs, a game a line, ids as in the record.
 *
 * @param setUp what a game began with
 * @param end what it came to, besides its result and what brought that about
 */
export function finishedCsv<T extends SaveTypes>(
  games: readonly Finished<T>[],
  setUp: Columns<Finished<T>>,
  end: Columns<Finished<T>>,
): string {
  return csvOf<Finished<T>>(
    {
      name: ({ save }) => save.name ?? '',
      begun: ({ save }) => timeText(save.begun),
      changed: ({ save }) => timeText(save.changed),
      ...setUp,
      seed: ({ game }) => game.setUp.seed ?? '',
      branch: ({ save }) => (save.branchOf ? 'yes' : 'no'),
      help: helpIn,
      result: ({ outcome }) => outcome.result,
      reason: ({ outcome }) => outcome.reason,
      ...end,
    },
    games,
  );
}

/** The columns of a table, in order, and what stands in them. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string | number>>;

/** A table for other programs (RFC 4180): the names of the columns, then a row a line. */
function csvOf<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
  return [Object.keys(columns), ...cells]
    .map((row) => `${row.map(cellText).join(',')}\r\n`)
    .join('');
}

/** A save can hold any number for a time, in milliseconds since 1970; one that is no date stays empty. */
function timeText(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** A text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cellText(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
