import type { GameModeEvent, SessionState } from './game-mode.ts';
import type { SaveTypes } from './saves/save-format.ts';

/*
 * A game of which not every device may see the same, or in which each player has one: what such a game tells
 * other devices, and what it takes from them. All other games are only looked at.
 */

/** Which seats are played on other devices, and whose this one is. */
export interface SeatsOnDevices {
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
