import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import {
  askedNow,
  type GameEvent,
  type Position,
  resistRules,
  type Snapshot,
  snapshotOf,
} from '../engine/index.ts';
import type { PracticeEvent } from '../session/index.ts';

/** What board and prompts are told: one position, what may be done in it, and whom to tell. */
export interface GameView {
  readonly position: Position;
  readonly now: Snapshot;
  readonly asked: ReturnType<typeof askedNow>;
  /** Every legal move, as the record writes it. */
  readonly legal: ReadonlySet<string>;
  /** A person, a Mission or another thing that is being considered. */
  readonly selected: string | undefined;
  /** How many steps were done up to here. */
  readonly step: number;
  /** What happened since the last choice. */
  readonly news: readonly GameEvent[];
  /** Whether it is a puzzle that asks: nothing is chosen beforehand, and no odds are told. */
  readonly isPuzzle?: boolean;
  readonly send: (event: PracticeEvent) => void;
}

export const viewOf = (
  position: Position,
  rest: Pick<GameView, 'selected' | 'step' | 'news' | 'isPuzzle' | 'send'>,
): GameView => ({
  ...rest,
  position,
  now: snapshotOf(position),
  asked: askedNow(position),
  legal: new Set(resistRules.legalMoves(position)),
});

export const ViewContext = createContext<GameView | undefined>(undefined);

export function useView(): GameView {
  const view = useContext(ViewContext);
  if (!view) throw new Error('a part of the game stands outside of it');
  return view;
}

/** The legal moves of one word, without it: `after(view, 'attack')` are the Missions. */
export const after = ({ legal }: Pick<GameView, 'legal'>, word: string): string[] =>
  [...legal]
    .filter((move) => move.startsWith(`${word}:`))
    .map((move) => move.slice(word.length + 1));
