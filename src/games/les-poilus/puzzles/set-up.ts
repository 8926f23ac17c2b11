import * as v from 'valibot';
import { positionOrThrow } from '#play/rules/rules-from-engine.ts';
import { RULESET, type ThreatKind } from '../data/index.ts';
import { type Position, positionFrom, type Table, threatsOn } from '../engine/index.ts';
import { cards, cardsBesides, cardsOfPlayers, playerEntries, playerState } from './players.ts';
import { CardSchema, CountSchema, SoldierSchema } from './read.ts';

// A function, so that a page that reads no file can leave it out.
// @__NO_SIDE_EFFECTS__
const seatEntries = () => ({
  soldier: SoldierSchema,
  ...playerEntries({ charm: false, tiles: ['left'] }),
});
const PlayerSchema = v.strictObject(seatEntries());

/**
 * A table as a file writes it, all hands open: what matters is named. `unseen` lists what Trials and
 * Morale still hold between them, in an order nobody knows; every card not named has left the game.
 */
export const PuzzleSetUpSchema = v.strictObject({
  players: v.pipe(v.array(PlayerSchema), v.minLength(2), v.maxLength(5)),
  phase: v.exactOptional(
    v.picklist(
      ['action', 'place-tile', 'remove-tile', 'intensity', 'christmas'],
      'a table is in action, place-tile, remove-tile, intensity or christmas',
    ),
    'action',
  ),
  mission: v.exactOptional(CountSchema, 5),
  leader: v.exactOptional(CountSchema, 0),
  /** Whose decision it is; the leader's where nobody says. */
  turn: v.exactOptional(CountSchema),
  land: cards,
  unseen: v.array(CardSchema),
  /** How many of the unseen lie in Trials; the others are Morale. */
  trials: CountSchema,
});

export type PuzzleSetUp = v.InferOutput<typeof PuzzleSetUpSchema>;

/**
 * The table a set-up stands for; whether it can be is another question.
 *
 * @param random the state of the generator, where somebody has one
 */
export function tableFrom(setUp: PuzzleSetUp, random?: readonly number[]): Table {
  const { players, phase, mission, leader, turn = leader, land, unseen, trials } = setUp;
  const isMission = phase !== 'intensity';
  return {
    setUp: {
      ruleset: RULESET,
      hands: 'open',
      players: players.length,
      soldiers: players.map(({ soldier }) => soldier),
    },
    state: {
      ...{ phase, mission, leader, turn, trials },
      acting: isMission ? turn : null,
      morale: unseen.length - trials,
      noMansLand: land,
      active: activeAt(setUp),
      speechPool: 0,
      speechKind: null,
      removed: cardsBesides([...land, ...unseen, ...cardsOfPlayers(players)]),
      players: players.map(playerState),
    },
    unseen: random ? { random } : {},
  };
}

/** The position of a set-up. Throws with the faults of a table that cannot be. */
export const positionOf = (setUp: PuzzleSetUp): Position =>
  positionOrThrow(positionFrom(tableFrom(setUp)));

/** Kinds in no man's land, and the traumas and phobias of those still in. */
function activeAt({ land, players }: PuzzleSetUp): Readonly<Record<ThreatKind, number>> {
  const fears = players.flatMap(({ out, hardships }) => (out ? [] : hardships));
  return threatsOn([...land, ...fears]);
}
