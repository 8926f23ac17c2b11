import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Game } from '../../history/game.ts';
import type { Replayed } from '../../history/replayed.ts';
import type { SaveKinds } from '../../saves/codec.ts';
import type { PlayKit, SessionEvent, SessionState } from '../face.ts';

/** Title and address of every rule: the page that holds the island hands them in. */
export type RuleLinks = Readonly<
  Record<string, { readonly title: string; readonly href: string } | undefined>
>;

/** What every part of a game on the screen shares. */
export interface Session<K extends SaveKinds> {
  readonly kit: PlayKit<K>;
  /** The room it is played in, and the shelf it is kept on: `'table'`, `'practice'`. */
  readonly room: string;
  readonly state: SessionState<K>;
  readonly send: (event: SessionEvent<K>) => void;
  readonly rules: RuleLinks;
  /** A moment of the past that is being looked at: how many of the game's steps were done by then. */
  readonly moment?: number | undefined;
  readonly setMoment: (moment: number | undefined) => void;
}

export const SessionProvider = createContext<Session<SaveKinds> | undefined>(undefined);

/**
 * The session of the game around. A context knows one type only, so whoever asks says which game it
 * is: a part of the kit none, a part of a game its own, with its own machine's state and events.
 */
export function useSession<Own = Session<SaveKinds>>(): Own {
  const session = useContext(SessionProvider);
  if (!session) throw new Error('a part of a game stands outside of one');
  return session as unknown as Own;
}

/** The rules for whoever shows some without a game. */
export const RulesContext = createContext<RuleLinks | undefined>(undefined);

/** The rules as links, inside of a game or beside one. */
export function useRules(): RuleLinks {
  const session = useContext(SessionProvider);
  const rules = useContext(RulesContext) ?? session?.rules;
  if (!rules) throw new Error('nobody handed in the rules');
  return rules;
}

/** The running game, how it went, and the position now or at the moment looked at. */
export interface Running<K extends SaveKinds> {
  readonly game: Game<K>;
  readonly replayed: Replayed<K>;
  readonly position: K['position'];
}

/** @throws Error where no game is running yet */
export function useRunning<K extends SaveKinds = SaveKinds>(): Running<K> {
  const { state, moment } = useSession<Session<K>>();
  const { game, replayed } = state.context;
  if (!game || !replayed) throw new Error('no game is running');
  const position = moment === undefined ? replayed.position : replayed.positions[moment];
  return { game, replayed, position: position ?? replayed.position };
}
