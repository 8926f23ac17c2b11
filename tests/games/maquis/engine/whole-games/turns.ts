import { expect } from 'vitest';
import type { Goods } from '#games/maquis/data/index.ts';
import { type Deal, newGame, type Snapshot } from '#games/maquis/engine/index.ts';
import { playAll, type Story } from '../scripts.ts';

/** One turn of a game: its three phases, and what must lie on the table where one looks. */
export interface Turn {
  /** The pawns in the order they are placed, without the words: places and card numbers. */
  readonly placement: string;
  readonly patrols: Partial<Pick<Snapshot, 'police' | 'soldierPawns' | 'workers'>>;
  readonly actions: string;
  /** The table after upkeep. */
  readonly leaves: Partial<Omit<Snapshot, 'hand' | 'goals'>> & {
    readonly hand?: Goods;
    readonly goals?: object;
  };
}

const placementMoves = (pawns: string): string =>
  pawns
    .replace(/\S+/g, (pawn) => (/^\d+$/.test(pawn) ? `patrol:${pawn}` : pawn))
    .replace(/(?<=^|\s)(?!patrol:|shoot:)(?=\S)/g, 'place:');

/** The moves of a game as they stand in its record. */
export const movesOf = (turns: readonly Turn[]): string[] =>
  turns.flatMap(({ placement, actions }) =>
    `${placementMoves(placement)} ${actions} upkeep`.split(/\s+/).filter(Boolean),
  );

/** Plays a game turn by turn and looks at the table when the patrols stand and after upkeep. */
export function playTurns(setUp: Deal, turns: readonly Turn[]): Story {
  let story = playAll(newGame(setUp), '');
  for (const { placement, patrols, actions, leaves } of turns) {
    story = playAll(story.position, placementMoves(placement));
    expect(story.state).toMatchObject({ phase: 'action', ...patrols });
    story = playAll(story.position, `${actions} upkeep`);
    expect(story.state).toMatchObject(leaves);
  }
  return story;
}
