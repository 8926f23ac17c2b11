import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SnapshotFrom } from 'xstate';
import type { RuleId } from '#maquis/data/index.ts';
import { type Position, type Snapshot, snapshotOf } from '#maquis/engine/index.ts';
import type { Course, TableEvent, TableGame, tableMachine } from '#maquis/table/index.ts';

/** Title and address of every rule: the page that holds the island hands them in. */
export type RuleLinks = Readonly<Record<RuleId, { readonly title: string; readonly href: string }>>;

/** What every part of the table aid shares. */
export interface Aid {
  readonly state: SnapshotFrom<typeof tableMachine>;
  readonly send: (event: TableEvent) => void;
  readonly rules: RuleLinks;
}

export const AidContext = createContext<Aid | undefined>(undefined);

export function useAid(): Aid {
  const aid = useContext(AidContext);
  if (!aid) throw new Error('a part of the table aid stands outside of it');
  return aid;
}

/** The running game, its course, and what lies on the table now. */
export interface Running {
  readonly game: TableGame;
  readonly course: Course;
  readonly position: Position;
  readonly now: Snapshot;
}

export function useRunning(): Running {
  const { game, course } = useAid().state.context;
  if (!game || !course) throw new Error('no game is running');
  return { game, course, position: course.position, now: snapshotOf(course.position) };
}
