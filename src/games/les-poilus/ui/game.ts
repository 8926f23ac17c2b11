import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SoldierId } from '../data/index.ts';
import type { Reason, Seat, Snapshot } from '../engine/index.ts';
import type { Who } from '../i18n/names.ts';

/** What board and prompts are told of a game: what may be seen, what may be done, and who is who. */
export interface GameOnScreen {
  /** The table as it may be seen here: hands that are not told are null. */
  readonly state: Snapshot;
  readonly soldiers: readonly SoldierId[];
  readonly who: Who;
  /** Every legal move. */
  readonly legal: readonly string[];
  readonly whyNot: (move: string) => readonly Reason[];
  /** Whether traps go off in this game; they do unless somebody says. */
  readonly traps?: boolean | undefined;
  /** Whether a hardship was removed by the bonus that is being taken, so that one more may be. */
  readonly hasHealed: boolean;
  /** Which support tiles somebody holds and has laid, in words, where all of them lie open. */
  readonly tiles?: (seat: Seat) => string;
  /** The move that is being considered. */
  readonly choice: string | undefined;
  readonly choose: (choice: string | undefined) => void;
  readonly move: (move: string) => void;
  /** Puts a hand away again, where the device goes round. */
  readonly hide?: (() => void) | undefined;
  /** How somebody looks at their own hand out of turn, where the device goes round; nothing where they may not. */
  readonly look?: ((seat: Seat) => (() => void) | undefined) | undefined;
  /** Whose device this is, where each player has one. */
  readonly own?: Seat | undefined;
}

/** A table that is only looked at: nothing can be done on it. */
export const lookedAt = (
  shown: Pick<GameOnScreen, 'state' | 'soldiers' | 'who'>,
): GameOnScreen => ({
  ...shown,
  legal: [],
  whyNot: () => [],
  hasHealed: false,
  choice: undefined,
  choose: () => {},
  move: () => {},
});

export const GameContext = createContext<GameOnScreen | undefined>(undefined);

export function useGameOnScreen(): GameOnScreen {
  const game = useContext(GameContext);
  if (!game) throw new Error('a part of the game stands outside of it');
  return game;
}

/** The seat whose turn it is to act or answer. */
export const turnOf = ({ turn }: Snapshot): Seat => turn ?? 0;
