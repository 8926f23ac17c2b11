import { type Below, shuffled } from '#shared/random.ts';
import type { EnemyKindId, MissionId } from '../../data/index.ts';
import { type CardId, type Position, type Snapshot, snapshotOf } from '../../engine/index.ts';
import type { PuzzleSetUp } from '../../puzzles/set-up.ts';
import { ALL_ENEMIES, garrisonOf, maquisIn, peopleOf, sound, usual } from './table.ts';
import { isTold } from './told.ts';

/*
 * Moments of a game as a puzzle's file can say them. Hand, target, Enemies and Graveyard are the game's;
 * what lies in the decks is made few and known, as after a reshuffle, so that a question can be proved. The Revealed
 * pile, in no order, is written by the alphabet, which packs best.
 */

/** How many known people the Hidden deck is left with, at most. */
const DECK = 3;

/** How many people are left in hand: for an attack, and where the Mission is still to be chosen. */
const MOST_IN_HAND = 4;
export const MOST_TO_PLAN = 2;

/** So many people of a hand by chance, in its order, and one Spy where there are any. */
function thinned(hand: readonly CardId[], most: number, below: Below): CardId[] {
  const stay = new Set<string>(shuffled(maquisIn(hand), below).slice(0, most));
  return [
    ...hand.filter((card) => stay.has(card)),
    ...hand.filter((card) => card === 'spy').slice(0, 1),
  ];
}

/** A moment of ATTACK or of a strike, with its target; nothing where an action has done what no set-up can say. */
export function fightOf(position: Position, below: Below): PuzzleSetUp | undefined {
  const all = snapshotOf(position);
  const { target } = all;
  if (!target) return undefined;
  const now = { ...all, hand: thinned(all.hand, MOST_IN_HAND, below) };
  const people = peopleOf(now, below(DECK + 1), below);
  const table = sound({
    ...usual(now),
    phase: now.phase === 'strike' ? 'strike' : 'attack',
    ...people,
    row: now.row.map(({ mission, failed, up }) =>
      mission === target
        ? { mission, up: [...up], down: 0, failed }
        : failed
          ? { mission, up: [], down: garrisonOf(mission), failed }
          : mission,
    ),
    defeated: [...now.defeated],
    target,
    ...(now.phase === 'strike' ? { strength: now.strength, beaten: now.beaten } : {}),
  });
  return table && isTold(position, table) ? table : undefined;
}

/** So many Enemies are seen at each Mission of a row, at most. */
export const MOST_AT_A_MISSION = 2;

/**
 * A moment of PLAN: few people in hand, few known ones in the deck, every Enemy in the row seen, few of them but where
 * they came last.
 */
export function planOf(now: Snapshot, below: Below): PuzzleSetUp | undefined {
  const hand = thinned(now.hand, MOST_TO_PLAN, below);
  if (hand.length < 2) return undefined;
  const row = now.row.map(({ mission, failed, up }) => ({
    ...{ mission, failed },
    up: up.slice(0, MOST_AT_A_MISSION),
    down: 0,
  }));
  const thin = { ...now, hand };
  return sound({
    ...usual(thin),
    ...peopleOf(thin, below(DECK), below),
    row: [...withGarrison(row, below)],
    defeated: [...now.defeated],
  });
}

/** A Mission in the row with its Enemies, all of them turned up. */
interface Place {
  readonly mission: MissionId;
  readonly failed: boolean;
  readonly up: readonly EnemyKindId[];
}

/** The same row with every Enemy at the open Mission that came to it last, by chance one of them: it has just come. */
function withGarrison<Row extends Place>(row: readonly Row[], below: Below): readonly Row[] {
  const [newest] = shuffled(
    row.filter(({ failed }) => !failed),
    below,
  );
  const left = [...ALL_ENEMIES];
  for (const kind of row.flatMap(({ up }) => up)) left.splice(left.indexOf(kind), 1);
  const dealt = shuffled(left, below);
  return row.map((place) =>
    place === newest
      ? { ...place, up: [...place.up, ...dealt].slice(0, garrisonOf(place.mission)) }
      : place,
  );
}
