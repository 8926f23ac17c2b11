/**
 * What is to be said of a file of tables. Refuse: nothing of the file is taken. Drop: its section is
 * left out and stays open in the editor. Warn: it is taken. Missing: the owner has not entered it.
 */
type Level = 'refuse' | 'drop' | 'warn' | 'missing';

const LEVELS = {
  ...{ T01: 'refuse', T02: 'refuse', T03: 'refuse', T06: 'refuse', T07: 'refuse', T09: 'refuse' },
  ...{ T08: 'drop', T10: 'drop', T11: 'drop', T12: 'drop', T13: 'drop', T14: 'drop', T15: 'drop' },
  ...{ T17: 'drop', T21: 'drop', T30: 'drop', T32: 'drop', T33: 'drop', T34: 'drop', T35: 'drop' },
  ...{ T43: 'drop', T45: 'drop', T46: 'drop', T50: 'drop', T51: 'drop', T52: 'drop', T56: 'drop' },
  ...{ T57: 'drop', T60: 'drop', T72: 'drop', T05: 'missing' },
  ...{ T04: 'warn', T16: 'warn', T18: 'warn', T19: 'warn', T20: 'warn', T22: 'warn', T23: 'warn' },
  ...{ T24: 'warn', T31: 'warn', T40: 'warn', T41: 'warn', T42: 'warn', T44: 'warn', T47: 'warn' },
  ...{ T53: 'warn', T54: 'warn', T55: 'warn', T58: 'warn', T61: 'warn', T62: 'warn', T70: 'warn' },
  ...{ T71: 'warn', T73: 'warn' },
} as const satisfies Record<string, Level>;

type TableMessageCode = keyof typeof LEVELS;

export const TABLE_CODES = Object.freeze(Object.keys(LEVELS) as TableMessageCode[]);

/** A place in a file: names of entries, and places in lists counted from 0. */
export type Path = readonly (string | number)[];

export interface TableMessage {
  readonly code: TableMessageCode;
  readonly level: Level;
  readonly at: Path;
  readonly params: Readonly<Record<string, string | number>>;
}

type Params = TableMessage['params'];

export const message = (
  code: TableMessageCode,
  at: Path = [],
  params: Params = {},
): TableMessage => ({
  code,
  level: LEVELS[code],
  at,
  params,
});

/** Takes a message down. */
export type Say = (code: TableMessageCode, at: Path, params?: Params) => void;
