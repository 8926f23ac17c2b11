import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameMode, GameModeEvent, SessionState } from '#play/game-mode.ts';
import type { Game } from '#play/history/game.ts';
import type { GameHistory } from '#play/history/game-history.ts';
import type { SaveTypes } from '#play/saves/save-format.ts';

/**
 * Titles of the rules by their ids, under the address of their chapter: the page that holds the island hands
 * them in. Every page of playing carries them, so each address stands there once.
 */
export type RuleLinks = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where a rule is found, and its title; nothing for an unknown one. */
export function ruleLinkIn(
  rules: RuleLinks,
  id: string,
): { readonly title: string; readonly href: string } | undefined {
  for (const [chapter, titles] of Object.entries(rules)) {
    const title = titles[id];
    if (title !== undefined) return { title, href: `${chapter}#${id}` };
  }
  return undefined;
}

/** What every part of a game on the screen shares. */
export interface Session<T extends SaveTypes> {
  readonly mode: GameMode<T>;
  /** The room it is played in, and the shelf it is kept on: `'table'`, `'practice'`. */
  readonly room: string;
  readonly state: SessionState<T>;
  readonly send: (event: GameModeEvent<T>) => void;
  readonly rules: RuleLinks;
  /** A moment of the past that is being looked at: how many of the game's steps were done by then. */
  readonly moment?: number | undefined;
  readonly setMoment: (moment: number | undefined) => void;
}

export const SessionProvider = createContext<Session<SaveTypes> | undefined>(undefined);

/**
 * The session of the game around. A context knows one type only, so whoever asks says which game it
 * is: a part of the kit none, a part of a game its own, with its own machine's state and events.
 */
export function useSession<Own = Session<SaveTypes>>(): Own {
  const session = useContext(SessionProvider);
  if (!session) throw new Error('a part of a game stands outside of one');
  return session as unknown as Own;
}

/** The rules for whoever shows some without a game. */
export const RulesContext = createContext<RuleLinks | undefined>(undefined);

/** The running game, how it went, and the position now or at the moment looked at. */
interface ActiveSession<T extends SaveTypes> {
  readonly game: Game<T>;
  readonly replayed: GameHistory<T>;
  readonly position: T['position'];
}

/** @throws Error where no game is running yet */
export function useActiveSession<T extends SaveTypes = SaveTypes>(): ActiveSession<T> {
  const { state, moment } = useSession<Session<T>>();
  const { game, replayed } = state.context;
  if (!game || !replayed) throw new Error('no game is running');
  const position = moment === undefined ? replayed.position : replayed.positions[moment];
  return { game, replayed, position: position ?? replayed.position };
}
