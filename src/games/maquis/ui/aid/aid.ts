import type { Context } from 'preact';
import type { SnapshotFrom } from 'xstate';
import { type Position, type Snapshot, snapshotOf } from '#games/maquis/engine/index.ts';
import type {
  MaquisHistory,
  MaquisSaves,
  TableEvent,
  TableGame,
  tableMachine,
} from '#games/maquis/session/index.ts';
import {
  PlayContextProvider,
  type PlayContext as SettingsOf,
} from '#play/ui/frame/play-context.ts';
import {
  type Session,
  SessionProvider,
  useActiveSession as useRunningGame,
  useSession,
} from '#play/ui/frame/session.ts';
import { MAQUIS_MODE } from './mode.ts';

/** The two rooms of one machine: beside a real table, or the whole game on the screen. */
type RoomName = 'table' | 'practice';

/** What every part of a game on the screen shares. */
export interface Aid extends Pick<Session<MaquisSaves>, 'mode' | 'moment' | 'setMoment' | 'rules'> {
  readonly room: RoomName;
  /** Whether every card and every way home waits for a word of the visitor, one step at a time. */
  readonly isStepwise?: boolean;
  readonly state: SnapshotFrom<typeof tableMachine>;
  readonly send: (event: TableEvent) => void;
}

type Settings = SettingsOf<MaquisSaves>;

/** The session and its surroundings, for whoever hands in some without a room. */
export const MaquisContext = SessionProvider as unknown as Context<Aid | undefined>;
export const SettingsContext = PlayContextProvider as unknown as Context<Settings>;

export const useAid = (): Aid => useSession<Aid>();

/** A session of no room: a puzzle, a line played out, a game in a test. */
export const aidOf = (parts: Omit<Aid, 'mode' | 'setMoment' | 'room'> & Partial<Aid>): Aid => ({
  room: 'practice',
  mode: MAQUIS_MODE,
  setMoment: () => {},
  ...parts,
});

/** The running game, how it went, and what lies on the table now or at the moment looked at. */
export interface ActiveSession {
  readonly game: TableGame;
  readonly replayed: MaquisHistory;
  readonly position: Position;
  readonly now: Snapshot;
}

export function useMaquisSession(): ActiveSession {
  const running = useRunningGame<MaquisSaves>();
  return { ...running, now: snapshotOf(running.position) };
}
