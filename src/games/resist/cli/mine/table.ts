import { type Below, shuffled } from '#shared/random.ts';
import {
  ENEMY_KINDS,
  type EnemyKindId,
  GAME,
  MAQUIS_IDS,
  type MaquisId,
  MISSIONS,
  type MissionId,
} from '../../data/index.ts';
import type { Snapshot } from '../../engine/index.ts';
import { type PuzzleSetUp, positionOf } from '../../puzzles/set-up.ts';
import { roundOf } from './met.ts';

/*
 * What every table has that is made of a moment of a game, whoever lies on it: as after a reshuffle, the decks few
 * and known, so that a question can be proved.
 */

/** A table that can be, in the round that its Missions tell, or nothing. */
export function sound(setUp: PuzzleSetUp): PuzzleSetUp | undefined {
  const inItsRound = { ...setUp, round: roundOf(setUp) };
  try {
    positionOf(inItsRound);
    return inItsRound;
  } catch {
    return undefined;
  }
}

/** A set-up of a moment with its people and dead, everything else out of the way. */
export const usual = (now: Snapshot): PuzzleSetUp => ({
  phase: 'plan',
  reading: 'strict',
  round: now.round,
  hand: [...now.hand],
  hidden: [...now.hidden],
  revealed: [...now.revealed],
  discard: [],
  recruits: [],
  pile: [],
  removed: [],
  supply: now.spySupply,
  row: [],
  enemyTop: [],
  graveyard: [...now.graveyard],
  beaten: false,
  strength: 0,
});

/** A deck of a few known people; whoever is over goes to the Revealed pile, and a full Recruit deck is left. */
export function peopleOf(
  now: Snapshot,
  deck: number,
  below: Below,
): Pick<PuzzleSetUp, 'deck' | 'pile' | 'removed'> {
  const named = new Set<string>([...now.hand, ...now.hidden, ...now.revealed, ...now.revealedPile]);
  const left = shuffled(
    MAQUIS_IDS.filter((id) => !named.has(id)),
    below,
  );
  const maquis = left.splice(0, deck);
  const over = left.splice(0, Math.max(0, left.length - GAME.maquisInADeck));
  const gone = now.removed.filter((card) => card !== 'spy' && !named.has(card)) as MaquisId[];
  return {
    deck: { top: [], maquis: maquis.filter((id) => !gone.includes(id)), spies: 0 },
    pile: [...now.revealedPile, ...over].filter((id) => !gone.includes(id)).sort(),
    removed: gone,
  };
}

/** The people among cards. */
export const maquisIn = (cards: readonly string[]): MaquisId[] =>
  cards.filter((card): card is MaquisId => card !== 'spy');

/** How many Enemies come to a Mission. */
export const garrisonOf = (mission: MissionId): number =>
  MISSIONS.find(({ id }) => id === mission)?.garrison ?? 0;

/** Every card of the Enemy deck. */
export const ALL_ENEMIES: readonly EnemyKindId[] = ENEMY_KINDS.flatMap(({ id, copies }) =>
  Array<EnemyKindId>(copies).fill(id),
);
