import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Game, Owners } from './history/game.ts';
import type { ReplayableRules } from './history/game-history.ts';
import type { GameRules, Reason, Step } from './rules/game-rules.ts';
import type { Save, SavedState } from './saves/save.ts';
import type { HelpLevel, SaveFormat, SaveTypes } from './saves/save-format.ts';
import type { ownersOf } from './saves/stored-owners.ts';
import type { SessionContext } from './session/context.ts';
import type { SessionEvent } from './session/session-machine.ts';

/*
 * What a game hands to the screens that all games share: its rules, how it is written down, its
 * machine, and its text. The rooms of a game are built of parts that take these from the session.
 */

/** A game in words, in the language of the page. */
export interface GameText<T extends SaveTypes> {
  /** "Normal: Sabotage and Aid the Spy". */
  readonly game: (setUp: T['setUp']) => string;
  /** "Turn 4". */
  readonly moment: (position: T['position']) => string;
  /** A move, told to whoever might make it or has made it. */
  readonly move: (before: T['position'], move: string) => string;
  /** An event of the log; a game whose rooms write their log themselves leaves it out. */
  readonly event?: (event: T['event'], position: T['position']) => string;
  /** Why something cannot be; with its position where it is said of a running game. */
  readonly reason: (reason: Reason, position?: T['position']) => string;
  readonly result: (outcome: T['outcome']) => string;
  /** A set-up that is not done: "Normal, not yet started". */
  readonly draft?: (draft: T['draft']) => string;
  /** "Undo: worker to the Doctor"; where it is left out, "Undo: " and the move. */
  readonly undo?: (before: T['position'], step: Step<T>) => string;
  /** What each level of help is called that this game has, the least first. */
  readonly help?: Partial<Readonly<Record<HelpLevel, () => string>>>;
}

/** What a machine of a turn starts with: `seed` for a fresh set-up, `resume` to go on with something kept. */
export interface SessionInput<T extends SaveTypes> {
  /** Which game this is; its seed where nobody says. */
  readonly id?: string;
  readonly seed: string;
  readonly owners?: Owners<T['component']>;
  /** The most help used in it so far; none where nobody says. */
  readonly help?: HelpLevel;
  readonly resume?: SavedState<T>;
}

/** The events of a machine that the screens of all games know. */
export type GameModeEvent<T extends SaveTypes> =
  | SessionEvent<SessionInput<T>, never, T['boardState']>
  | { readonly type: 'keep'; readonly change: Partial<Owners<T['component']>> };

/** As much of a machine's snapshot as every game has; its top states are `setUp` and `playing`. */
export interface SessionState<T extends SaveTypes> {
  readonly context: SessionContext<T>;
  readonly value: unknown;
}

/** One entry of a file with games: a game and what it remembers besides its steps, or why it is none. */
export type EntryRead<T extends SaveTypes> =
  | { readonly game: Game<T>; readonly extra: T['extra'] }
  | { readonly entry: number; readonly text: string; readonly rule?: string | undefined };

/** Games as files; a game without it has none. */
export interface GameFiles<T extends SaveTypes> {
  /** What a file is called, without its end: "GAME-game". */
  readonly name: string;
  /** Whether a file can tell a save: a set-up that is not done is no game yet. */
  has(save: Save<T>): boolean;
  /** The games as a text, those that a file can tell; several a line each. */
  text(saves: readonly Save<T>[]): string;
  /**
   * Whether a file can go on with a game that is kept here, as where two devices write down one game in
   * turn. Without it each game of a file is a game of its own.
   */
  readonly goesOn?: boolean;
  /** What is larger, in bytes, is not read. */
  readonly largest: number;
  /** What reads a file, one entry at a time; loaded when the first file comes. */
  reader(): Promise<{
    gamesIn(
      text: string,
      owners: Owners<T['component']>,
      nextSeed: () => string,
    ): Iterable<EntryRead<T>>;
  }>;
}

/** Links to games, as fragments of an address. */
export interface GameLinks<T extends SaveTypes> {
  /** The game, opened after so many steps; nothing where it is too long. */
  game(game: Game<T>, at: number): string | undefined;
  /** A position by itself; left out where a game has no such links. */
  position?(position: T['position']): string;
  /** What a report lists of a game besides its links: its record, or its steps. */
  told(game: Game<T>): unknown;
}

/*
 * A game of which not every device may see the same, or in which each player has one, says what it tells other
 * devices and what it takes from them. All other games are only looked at.
 */

/** Which seats are played on other devices, and whose this one is. */
interface SeatsOnDevices {
  readonly own: number;
  readonly elsewhere: readonly number[];
}

/** A session as far as a table of devices needs it. */
export interface SharedSession<T extends SaveTypes> {
  readonly state: SessionState<T>;
  readonly send: (event: GameModeEvent<T>) => void;
}

export interface GameOnDevices<T extends SaveTypes> {
  /** What the players are called, by seat; none while there is nobody to tell apart. */
  readonly seats: (state: SessionState<T>) => readonly string[];
  /** Whoever only watches may see all that is kept of the game. */
  readonly hidesNothing?: true;
  /** What the device of a seat may see; without one, what all see. */
  readonly view: (state: SessionState<T>, seat: number | undefined) => unknown;
  /** Whether a device asks for the last decision to be undone: its owner is asked. */
  readonly asksUndo: (what: unknown) => boolean;
  /** Does what a device asked for; reasons where it is not done. */
  readonly ask: (session: SharedSession<T>, seat: number, what: unknown) => readonly string[];
  /** Somebody sat down or left; nothing where the table is shut. */
  readonly seated: (session: SharedSession<T>, seats: SeatsOnDevices | undefined) => void;
  /** What is said before a table is opened. */
  readonly note: () => string;
}

/** All of a game that its rooms on the screen are built of. */
export interface GameMode<T extends SaveTypes, Machine extends AnyStateMachine = AnyStateMachine> {
  readonly rules: ReplayableRules<T> & Pick<GameRules<T>, 'isChanceMove' | 'isForced'>;
  readonly saveFormat: SaveFormat<T>;
  readonly text: GameText<T>;
  /** The turn: it takes a {@link SessionInput}, and knows the {@link GameModeEvent}s. */
  readonly machine: Machine;
  /** What of a state is kept; nothing while there is nothing worth keeping. */
  readonly savedState: (state: SnapshotFrom<Machine>) => SavedState<T> | undefined;
  /** Who kept what in the last game; a game in which nothing can be kept by a visitor has none. */
  readonly owners?: ReturnType<typeof ownersOf<T['component']>>;
  /** What is said of a step that is news, and of how the game stands after it; nothing of any other. */
  readonly announcement?: (
    events: readonly T['event'][],
    position: T['position'],
  ) => string | undefined;
  /** Whether an event opens a new part of the log: a turn, a round. */
  readonly startsLogSection?: (event: T['event']) => boolean;
  /** Changes with what is waited for, besides the state's value, the steps and what is selected. */
  readonly focusKey?: (state: SnapshotFrom<Machine>) => unknown;
  /**
   * What a correction of a position into a table changed, as the log tells it; loaded with the first. Without it
   * the log says that the table was corrected.
   */
  readonly corrections?: () => Promise<(before: T['position'], table: T['boardState']) => string>;
  /** Reasons that `text.reason` does not tell, loaded when a save cannot be opened whole. */
  readonly explain?: () => Promise<(reason: Reason) => string>;
  /** For a game in which other devices see something else; loaded when the first is to join. */
  readonly devices?: () => Promise<{ readonly devices: GameOnDevices<T> }>;
  /** Loaded when a game is to be reported. */
  readonly links?: () => Promise<GameLinks<T>>;
}
