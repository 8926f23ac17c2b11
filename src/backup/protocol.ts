/*
 * What page and worker say to each other about a backup that the worker takes apart:
 *
 *     page  → a file                      worker → what it holds, or why it is not taken
 *     page  → which things                worker → those things
 */

/** Room for some thousand long games. In characters. */
export const LARGEST_BACKUP = 20_000_000;

/** Why a file is not taken. */
export type BackupFault =
  | {
      readonly fault: 'too-large' | 'too-much' | 'no-backup' | 'newer' | 'damaged';
    }
  | { readonly fault: 'not-json'; readonly line: number; readonly column: number };

/** A game's things: how many lie on each shelf, and the texts of its small things. */
interface GameInBackup {
  readonly shelves: Readonly<Record<string, number>>;
  readonly things: Readonly<Record<string, string>>;
}

/** A backup that can be asked for its things, some at a time. */
export interface BackupRead {
  readonly games: Readonly<Record<string, GameInBackup>>;
  readonly site: Readonly<Record<string, string>>;
  /** The next things of a shelf from the nth on; undefined, which no JSON tells, for what cannot be read. */
  readonly items: (game: string, shelf: string, n: number) => readonly unknown[];
}

export type BackupRequest =
  | { readonly file: Blob }
  | { readonly game: string; readonly shelf: string; readonly n: number };

export type BackupAnswer =
  | { readonly held: Omit<BackupRead, 'items'> }
  | BackupFault
  | { readonly values: readonly unknown[] };
