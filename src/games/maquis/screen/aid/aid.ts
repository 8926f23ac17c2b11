import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SnapshotFrom } from 'xstate';
import type { RuleId } from '#maquis/data/index.ts';
import { type Position, type Snapshot, snapshotOf } from '#maquis/engine/index.ts';
import type { Course, TableEvent, TableGame, tableMachine } from '#maquis/table/index.ts';

/** Title and address of every rule: the page that holds the island hands them in. */
export type RuleLinks = Readonly<Record<RuleId, { readonly title: string; readonly href: string }>>;

/** The rules for whoever shows some without a game. */
export const RulesContext = createContext<RuleLinks | undefined>(undefined);

/** The two faces of one machine: beside a real table, or the whole game on the screen. */
export type Face = 'table' | 'practice';

/** What every part of a game on the screen shares. */
export interface Aid {
  readonly face: Face;
  /** A moment of the past that is being looked at: how many of the game's steps were done by then. */
  readonly moment?: number | undefined;
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

/** The rules as links, inside of a game or beside one. */
export function useRules(): RuleLinks {
  const aid = useContext(AidContext);
  const rules = useContext(RulesContext) ?? aid?.rules;
  if (!rules) throw new Error('nobody handed in the rules');
  return rules;
}

/** The running game, its course, and what lies on the table now or at the moment looked at. */
export interface Running {
  readonly game: TableGame;
  readonly course: Course;
  readonly position: Position;
  readonly now: Snapshot;
}

export function useRunning(): Running {
  const { state, moment } = useAid();
  const { game, course } = state.context;
  if (!game || !course) throw new Error('no game is running');
  const position = moment === undefined ? course.position : course.positions[moment];
  return { game, course, position, now: snapshotOf(position) };
}
